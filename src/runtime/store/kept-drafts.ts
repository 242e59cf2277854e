import { create } from "zustand";
import { draftTexts } from "../../../definitions/texts/drafts";
import { keptDrafts as limits } from "../../../definitions/texts/sizes";
import { texts } from "../../../definitions/texts/texts";
import type { Draft } from "../model/form/draft";
import type { KeptDraft } from "../model/form/kept-draft";
import { randomId } from "../model/values/text/random-secret";
import { onDraftsLeft, useDrafts } from "./drafts";
import { storedSession, useSession } from "./session";
import { showToast } from "./toasts";

/** Whose form it is that a draft is of: the backend's address, the admin's id, the type of the row and its format, its item and its id. */
export type DraftPlace = readonly [api: string, admin: string, type: string, item: string, row: string];

/** A draft that this browser keeps, by an id of its own: two tabs may each have one of the same form. */
export interface StoredDraft extends KeptDraft {
  id: string;
}

/** A form of this page whose draft is kept. */
interface KeptForm {
  place: DraftPlace;
  id: string;
  /** What is to be kept of its draft. */
  keep: (draft: Draft) => KeptDraft | undefined;
  /** The draft that was last taken note of. */
  noted: Draft | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What is done with its storage, one after the other; whether the last of it was done. */
  last: Promise<boolean>;
  /** Tells other tabs that it is no longer open here, once it is stored. */
  release: (() => void) | undefined;
}

const forms = new Map<string, KeptForm>();

/** Whether it was told that this browser keeps no drafts. */
export const useDraftRefusal = create<{ isReported: boolean }>(() => ({ isReported: false }));

// The library comes when there is something to keep or to look for, and stays at hand: asked for again, it might come
// after a page that goes. A database of its own can have one store.
const opened = async () => {
  library ??= await import("idb-keyval");
  database ??= library.createStore("sextant-drafts", "drafts");
  return { ...library, store: database };
};

let library: typeof import("idb-keyval") | undefined;

let database: ReturnType<typeof import("idb-keyval").createStore> | undefined;

const keyOf = ({ place, id }: Pick<KeptForm, "place" | "id">): IDBValidKey => [...place, id];

// A list sorts behind every text.
const under = (place: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...place], [...place, []]);

/** Keeps the draft of a form, by its name, from now on for as long as it has one. Returns how to say that the form is no longer drawn. */
export function keepDraft(name: string, place: DraftPlace, keep: KeptForm["keep"]): () => void {
  follow();
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

let following = false;

function follow(): void {
  if (following) return;
  following = true;
  useDrafts.subscribe(takeNote);
  useSession.subscribe((now, before) => {
    // What was typed a moment ago must not go with a session that ends by itself; one that ended elsewhere was left there.
    if (before.session && !now.session && !now.leftByChoice && now.endReason !== texts.session.elsewhere)
      for (const [name, form] of forms) if (form.timer !== undefined) void write(name, form);
    // Another tab, in which one left meanwhile, has erased what was kept of this one, too.
    if (now.session && now.session !== before.session) keepAnew();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keepDraftsNow());
  window.addEventListener("pagehide", keepDraftsNow);
  // Once the page is hidden there may be no time left; while one is asked whether to leave there is.
  window.addEventListener("beforeunload", keepDraftsNow);
}

/** Stores what has changed without waiting. */
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

// Who has left on purpose, here or in another tab, leaves nothing behind.
const writeIfSignedIn = (name: string, form: KeptForm): Promise<boolean> => {
  if (storedSession()?.model.id === form.place[1]) return write(name, form);
  stopTimer(form);
  return Promise.resolve(false);
};

function keepAnew(): void {
  for (const form of forms.values()) form.noted = undefined;
  takeNote();
}

const stopTimer = (form: KeptForm): void => {
  clearTimeout(form.timer);
  form.timer = undefined;
};

/** Stores what is to be kept of a form's draft, or erases it where there is nothing. Whether that was done. */
function write(name: string, form: KeptForm): Promise<boolean> {
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
        // Else it would wait for the page to hear that it is done, and end with a page that goes.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      });
      return true;
    } catch {
      tellRefusal();
      return false;
    } finally {
      // Another tab must not find what is about to be erased.
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

/** Stores the draft of a form at once. Whether that was done. */
export function keepDraftNow(name: string): Promise<boolean> {
  const form = forms.get(name);
  return form ? writeIfSignedIn(name, form) : Promise.resolve(false);
}

/** Keeps no form of this page any more, but erases nothing: the next admin's are others. */
export function leaveKeptDrafts(): void {
  for (const form of forms.values()) {
    stopTimer(form);
    form.release?.();
  }
  forms.clear();
}

onDraftsLeft(leaveKeptDrafts);

const lockOf = (id: string): string => `sextant draft ${id}`;

/** Holds the lock of a draft for as long as this page has it open. Returns how to let it go. */
function hold(id: string): () => void {
  let release = (): void => {};
  const over = new Promise<void>((done) => (release = done));
  void locks()?.request(lockOf(id), () => over);
  return () => release();
}

// Where the page came over plain http from elsewhere, there are none.
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Looks for drafts of a form that no page has open any more, and hands over each. One that is open in another tab is
 * found when that ends without it. Returns how to stop.
 */
export function findLeftDrafts(place: DraftPlace, found: (draft: StoredDraft) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const own = new Set([...forms.values()].map(({ id }) => id));
  const look = async ({ id }: StoredDraft): Promise<void> => {
    if (own.has(id)) return;
    await locks()?.request(lockOf(id), { signal }, () => {});
    const [draft] = await readDrafts(...place, id);
    if (draft && !signal.aborted) found(draft);
  };
  // Where nothing can be read, there is nothing to offer; that nothing is kept is told when something is to be.
  // What cannot be erased keeps no other draft from being offered.
  swept ??= eraseOldDrafts().catch(() => {});
  swept
    .then(() => readDrafts(...place))
    .then((drafts) => Promise.all(drafts.map(look)))
    .catch(() => {});
  return () => controller.abort();
}

let swept: Promise<void> | undefined;

/** Erases what was kept for too long, of whatever form: it may never be opened again. */
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

/** Whether a draft is still kept: another tab may have restored or discarded it. Rejects where that cannot be read. */
export const isKept = async (place: DraftPlace, id: string): Promise<boolean> =>
  (await readDrafts(...place, id)).length > 0;

/** Erases the drafts whose place begins so: one of them, or with the admin's id alone all of theirs. Rejects where that is refused. */
export async function eraseDrafts(...place: readonly string[]): Promise<void> {
  const { store, promisifyRequest } = await opened();
  await store("readwrite", (drafts) => {
    drafts.delete(under(place));
    return promisifyRequest(drafts.transaction);
  });
}

/** Stores what is left of a draft that was taken back in part. */
export async function rewriteDraft(place: DraftPlace, draft: StoredDraft): Promise<void> {
  const { store, set } = await opened();
  await set(keyOf({ place, id: draft.id }), draft, store);
}
