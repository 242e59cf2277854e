import { create } from "zustand";
import { draftTexts } from "../../../definitions/texts/drafts";
import { savedDraftLimits as limits } from "../../../definitions/limits/sizes";
import { texts } from "../../../definitions/texts/texts";
import type { Draft } from "../model/form/draft";
import type { SavedDraft } from "../model/form/saved-draft";
import { randomId } from "../../values/text/random-secret";
import { onAdminChange, useDrafts } from "./drafts";
import { storedSession, useSession } from "../../backend/session/session";
import { keyIn } from "../../browser/environment";
import { showToast } from "../../browser/toasts";

/** Key of a form: API URL, admin id, row type with its draft format, item id and row id. */
export type DraftPlace = readonly [api: string, admin: string, type: string, item: string, row: string];

/** Draft saved in this browser. Its own id separates drafts of two tabs for the same form. */
export interface StoredDraft extends SavedDraft {
  id: string;
}

/** Open form whose draft is saved. */
interface DraftedForm {
  place: DraftPlace;
  id: string;
  /** Returns the part of the draft to save. */
  keep: (draft: Draft) => SavedDraft | undefined;
  /** Draft at the last check. */
  noted: Draft | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Chain of storage operations; resolves to whether the last one succeeded. */
  last: Promise<boolean>;
  /** Releases the draft's lock, so that other tabs may offer it. */
  release: (() => void) | undefined;
}

const forms = new Map<string, DraftedForm>();

/** Whether the admin was notified that drafts cannot be saved. */
export const useDraftRefusal = create<{ isReported: boolean }>(() => ({ isReported: false }));

// Imported once and cached: a repeated import could finish after the page is gone. idb-keyval needs one database per
// store.
const opened = async () => {
  library ??= await import("idb-keyval");
  database ??= library.createStore(keyIn("sextant-drafts"), "drafts");
  return { ...library, store: database };
};

let library: typeof import("idb-keyval") | undefined;

let database: ReturnType<typeof import("idb-keyval").createStore> | undefined;

const keyOf = ({ place, id }: Pick<DraftedForm, "place" | "id">): IDBValidKey => [...place, id];

// In IndexedDB keys an array sorts after any string.
const under = (place: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...place], [...place, []]);

/** Saves the draft of a form automatically from now on. Returns a function to call when the form unmounts. */
export function autoSaveDraft(name: string, place: DraftPlace, keep: DraftedForm["keep"]): () => void {
  subscribeToDrafts();
  const form = forms.get(name);
  if (form && isSamePlace(form.place, place)) form.keep = keep;
  else
    forms.set(name, {
      place,
      keep,
      id: randomId(15),
      noted: undefined,
      timer: undefined,
      last: Promise.resolve(true),
      release: undefined,
    });
  takeNote();
  return () => {
    if (isClean(name)) forms.delete(name);
  };
}

const isSamePlace = (one: DraftPlace, other: DraftPlace): boolean => one.every((part, index) => part === other[index]);

const isClean = (name: string): boolean => (useDrafts.getState().get(name)?.edits.size ?? 0) === 0;

let isSubscribed = false;

function subscribeToDrafts(): void {
  if (isSubscribed) return;
  isSubscribed = true;
  useDrafts.subscribe(takeNote);
  useSession.subscribe((now, before) => {
    // Save recent edits if the session ended by itself. After a sign-out elsewhere they are dropped.
    if (before.session && !now.session && !now.leftByChoice && now.endReason !== texts.session.elsewhere)
      for (const [name, form] of forms) if (form.timer !== undefined) void write(name, form);
    // A sign-out in another tab may have erased this tab's saved drafts.
    if (now.session && now.session !== before.session) saveAgain();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keepDraftsNow());
  window.addEventListener("pagehide", keepDraftsNow);
  // Once the page is hidden there may be no time left, but the leave confirmation gives some.
  window.addEventListener("beforeunload", keepDraftsNow);
}

/** Saves pending changes without the delay. */
const keepDraftsNow = (): void => {
  for (const [name, form] of forms) if (form.timer !== undefined) void writeIfSignedIn(name, form);
};

function takeNote(): void {
  for (const [name, form] of forms) {
    const draft = useDrafts.getState().get(name);
    if (draft === form.noted || (isClean(name) && form.noted === undefined)) continue;
    form.noted = draft;
    if (isClean(name)) void write(name, form);
    else form.timer ??= setTimeout(() => void writeIfSignedIn(name, form), limits.delay);
  }
}

// After a sign-out, here or in another tab, nothing is saved.
const writeIfSignedIn = (name: string, form: DraftedForm): Promise<boolean> => {
  if (storedSession()?.model.id === form.place[1]) return write(name, form);
  stopTimer(form);
  return Promise.resolve(false);
};

function saveAgain(): void {
  for (const form of forms.values()) form.noted = undefined;
  takeNote();
}

const stopTimer = (form: DraftedForm): void => {
  clearTimeout(form.timer);
  form.timer = undefined;
};

/** Saves the draft, or erases it if nothing is left to save. Resolves to whether that succeeded. */
function write(name: string, form: DraftedForm): Promise<boolean> {
  stopTimer(form);
  const draft = useDrafts.getState().get(name);
  const kept = draft && draft.edits.size > 0 ? form.keep(draft) : undefined;
  if (!kept && !form.release) return form.last;
  form.release ??= hold(form.id);
  const { release } = form;
  if (!kept) form.release = undefined;
  form.last = form.last.then(async () => {
    try {
      const { store, promisifyRequest } = await opened();
      await store("readwrite", (drafts) => {
        if (kept) drafts.put({ ...kept, id: form.id } satisfies StoredDraft, keyOf(form));
        else drafts.delete(keyOf(form));
        // Without an explicit commit, the transaction would be lost with a page that closes.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      });
      return true;
    } catch {
      tellRefusal();
      return false;
    } finally {
      // Release only now, so that another tab does not find a draft about to be erased.
      if (!kept) release();
    }
  });
  return form.last;
}

function tellRefusal(): void {
  if (useDraftRefusal.getState().isReported) return;
  useDraftRefusal.setState({ isReported: true });
  showToast("warning", draftTexts.refused);
}

/** Saves a form's draft at once; resolves to whether that succeeded. */
export function saveDraftNow(name: string): Promise<boolean> {
  const form = forms.get(name);
  return form ? writeIfSignedIn(name, form) : Promise.resolve(false);
}

/** Stops saving the drafts of this page without erasing them: the next admin has others. */
export function stopSavingDrafts(): void {
  for (const form of forms.values()) {
    stopTimer(form);
    form.release?.();
  }
  forms.clear();
}

onAdminChange(stopSavingDrafts);

const lockOf = (id: string): string => keyIn(`sextant draft ${id}`);

/** Holds the lock of an open draft; returns its release function. */
function hold(id: string): () => void {
  let release = (): void => {};
  const over = new Promise<void>((done) => (release = done));
  void locks()?.request(lockOf(id), () => over);
  return () => release();
}

// Web Locks need a secure context; over plain HTTP they are missing.
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Finds saved drafts of a form that no page has open, and calls `found` for each. Waits for drafts open in other tabs.
 * Returns a function that stops the search.
 */
export function findSavedDrafts(place: DraftPlace, found: (draft: StoredDraft) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const own = new Set([...forms.values()].map(({ id }) => id));
  const look = async ({ id }: StoredDraft): Promise<void> => {
    if (own.has(id)) return;
    await locks()?.request(lockOf(id), { signal }, () => {});
    const [draft] = await readDrafts(...place, id);
    if (draft && !signal.aborted) found(draft);
  };
  // Read errors are ignored here: a failing save is reported. A failing cleanup must not hide other drafts.
  swept ??= eraseOldDrafts().catch(() => {});
  swept
    .then(() => readDrafts(...place))
    .then((drafts) => Promise.all(drafts.map(look)))
    .catch(() => {});
  return () => controller.abort();
}

let swept: Promise<void> | undefined;

/** Erases expired drafts of all forms, as their form may never be opened again. */
async function eraseOldDrafts(): Promise<void> {
  const { store, entries, delMany } = await opened();
  const all = await entries<IDBValidKey, StoredDraft>(store);
  await delMany(
    all.filter(([, { at }]) => Date.now() - at > limits.longest).map(([key]) => key),
    store,
  );
}

async function readDrafts(...place: readonly string[]): Promise<StoredDraft[]> {
  const { store, promisifyRequest } = await opened();
  return store("readonly", (drafts) => promisifyRequest<StoredDraft[]>(drafts.getAll(under(place))));
}

/**
 * Returns whether a draft still exists: another tab may have restored or discarded it. Rejects if storage cannot be
 * read.
 */
export const isKept = async (place: DraftPlace, id: string): Promise<boolean> =>
  (await readDrafts(...place, id)).length > 0;

/**
 * Erases the drafts whose key starts with these parts: a single one, or all of an admin. Rejects if storage refuses.
 */
export async function eraseDrafts(...place: readonly string[]): Promise<void> {
  const { store, promisifyRequest } = await opened();
  await store("readwrite", (drafts) => {
    drafts.delete(under(place));
    return promisifyRequest(drafts.transaction);
  });
}

/** Saves the rest of a draft that was partly restored. */
export async function rewriteDraft(place: DraftPlace, draft: StoredDraft): Promise<void> {
  const { store, set } = await opened();
  await set(keyOf({ place, id: draft.id }), draft, store);
}
