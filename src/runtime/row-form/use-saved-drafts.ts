import type { FormPanel } from "../../../definitions/language/form-panel";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { draftTexts } from "../../../definitions/texts/drafts";
import { apiBase } from "../../backend/api/base-url";
import { isSaving } from "../form/use-form";
import { extractSavedDraft, previewRestore, restoreDraft, type OfferedDraft } from "../model/form/saved-draft";
import type { Draft } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { draftOf, setDraft, useDrafts } from "../store/drafts";
import {
  eraseDrafts,
  findSavedDrafts,
  isKept,
  autoSaveDraft,
  saveDraftNow,
  rewriteDraft,
  type DraftPlace,
  type StoredDraft,
} from "../store/saved-drafts";
import { useSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";

/** Returns where the signed-in admin's drafts of a row are saved. */
export const draftPlace = ({ type, draftFormat }: FormPanel, item: string, row: string): DraftPlace => [
  apiBase().href,
  useSession.getState().session?.model.id ?? "",
  draftFormat === undefined ? type : `${type} ${draftFormat}`,
  item,
  row,
];

/** Saved drafts of a place that are not open in any browser tab, the newest first. */
interface LeftDrafts {
  found: readonly StoredDraft[];
  /** Removes a draft from the list, or replaces it with what is left of it. */
  take: (id: string, left?: StoredDraft) => void;
  /** Removes a draft from the list and erases it. */
  discard: (id: string) => void;
}

/** Returns the saved drafts of a place that are not open in any browser tab, as they are found. */
export function useLeftDrafts(place: DraftPlace): LeftDrafts {
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  useEffect(
    () =>
      findSavedDrafts(place, (draft) =>
        setFound((others) => [...others.filter(({ id }) => id !== draft.id), draft].toSorted((a, b) => b.at - a.at)),
      ),
    [place],
  );
  const take = (id: string, left?: StoredDraft): void =>
    setFound((all) => all.flatMap((each) => (each.id === id ? (left ?? []) : each)));
  return {
    found,
    take,
    discard: (id) => {
      take(id);
      // A draft that could not be erased is just offered again.
      eraseDrafts(...place, id).catch(() => {});
    },
  };
}

/** Saved draft that is offered for restoring. */
export interface Offer extends OfferedDraft {
  at: number;
  /** Number of other drafts. */
  more: number;
  /** Restores the draft. Takes the pressed button, to move the focus on. */
  restore: (button: Element) => void;
  discard: () => void;
  /** Offers the next draft instead. */
  another: () => void;
}

/** Form whose draft is saved. */
export interface DraftedForm {
  place: DraftPlace;
  /** Name of the form's draft. */
  name: string;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** Paths that exist in the form only, and are not sent. */
  transient: readonly string[];
  /** Called with the first restored path if the focus would be lost with the button. */
  onRestored: (path: string) => void;
}

/**
 * Saves the edits of a form until they are stored in the backend. Returns the earlier draft to offer, if any. A changed
 * form offers none, as a draft must not replace newer input.
 */
export function useSavedDrafts(form: DraftedForm): Offer | undefined {
  const { place, name, lines, stored, transient } = form;
  const queries = useQueryClient();
  const { found, take, discard } = useLeftDrafts(place);
  const { first, more, isRestored, chosen } = useChosen(found);
  const isChanged = useDrafts((drafts) => (drafts.get(name)?.unsaved.size ?? 0) > 0);
  useEffect(
    () => autoSaveDraft(name, place, (draft) => extractSavedDraft(draft, lines, stored, transient, Date.now())),
    [name, place, lines, stored, transient],
  );
  // Deferred, so that typing does not wait for the comparison.
  const draft = useDeferredValue(useDrafts(() => (first ? draftOf(name) : undefined)));
  const offered = useMemo(
    () => first && draft && previewRestore(first, draft, lines, stored),
    [first, draft, lines, stored],
  );
  const forget = useEffectEvent(discard);
  const needless = first && draft && !offered ? first.id : undefined;
  useEffect(() => {
    // The form already has all values of the draft.
    if (needless !== undefined) forget(needless);
  }, [needless]);
  if (!first || !offered || (isChanged && !isRestored)) return undefined;
  const restore = async (button: Element): Promise<void> => {
    const before = draftOf(name);
    // If the storage cannot be read now, restore the draft as found before.
    if (!(await isKept(place, first.id).catch(() => true))) {
      take(first.id);
      showToast("info", draftTexts.elsewhere);
      return;
    }
    // The form must not change while it is sent; the offer stays.
    if (isSaving(queries, name)) return;
    const rest = putBack(form, first, before);
    const [restored] = offered.values;
    if (restored && document.activeElement === button) form.onRestored(restored.path);
    chosen(first.id);
    take(first.id, rest);
    // Erase the old draft only after its values are saved as this form's own.
    if (await saveDraftNow(name)) await (rest ? rewriteDraft(place, rest) : eraseDrafts(...place, first.id));
  };
  return {
    ...offered,
    at: first.at,
    more,
    restore: (button) => void restore(button).catch(() => {}),
    discard: () => discard(first.id),
    another: () => chosen(undefined),
  };
}

/** Puts a saved draft into its form. Returns the rest, whose fields no longer exist, without the create attempt. */
function putBack(
  { name, lines, stored }: DraftedForm,
  kept: StoredDraft,
  { edits: before }: Draft,
): StoredDraft | undefined {
  const now = draftOf(name);
  const { draft, gone } = restoreDraft(kept, now, lines, stored);
  // Input since the press is newer than the draft.
  const since = [...now.edits].filter(([path, value]) => before.get(path) !== value);
  setDraft(name, () => ({ ...draft, edits: new Map([...draft.edits, ...since]) }));
  return gone.length > 0 ? { ...kept, edits: gone, left: [], attempt: undefined } : undefined;
}

/**
 * Selects the offered draft: the newest first, then the next on request. After a restore only that draft remains until
 * the form is reopened, as two new rows must not be merged.
 */
function useChosen(found: readonly StoredDraft[]) {
  const [turns, turn] = useState(0);
  const [restored, setRestored] = useState<string>();
  const offered = restored === undefined ? found : found.filter(({ id }) => id === restored);
  return {
    first: offered[turns % Math.max(offered.length, 1)],
    more: Math.max(offered.length - 1, 0),
    isRestored: restored !== undefined,
    chosen: (id: string | undefined): void => (id === undefined ? turn(turns + 1) : setRestored(id)),
  };
}
