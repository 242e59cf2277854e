import type { FormPanel } from "../../../definitions/language/form-panel";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { draftTexts } from "../../../definitions/texts/drafts";
import { apiBase } from "../api/base-url";
import { isSaving } from "../form/use-form";
import { keptDraft, offeredDraft, restoredDraft, type OfferedDraft } from "../model/form/kept-draft";
import type { Draft } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { draftOf, setDraft, useDrafts } from "../store/drafts";
import {
  eraseDrafts,
  findLeftDrafts,
  isKept,
  keepDraft,
  keepDraftNow,
  rewriteDraft,
  type DraftPlace,
  type StoredDraft,
} from "../store/kept-drafts";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

/** Where drafts of a row are kept: those of the signed-in admin. */
export const draftPlace = ({ type, draftFormat }: FormPanel, item: string, row: string): DraftPlace => [
  apiBase().href,
  useSession.getState().session?.model.id ?? "",
  draftFormat === undefined ? type : `${type} ${draftFormat}`,
  item,
  row,
];

/** The drafts of a place that no page has open, the newest first. */
interface LeftDrafts {
  found: readonly StoredDraft[];
  /** Takes one away, or leaves of it what is told. */
  take: (id: string, left?: StoredDraft) => void;
  /** Takes one away and erases it. */
  discard: (id: string) => void;
}

/** The drafts of a place that no page has open, as they are found. */
export function useLeftDrafts(place: DraftPlace): LeftDrafts {
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  useEffect(
    () =>
      findLeftDrafts(place, (draft) =>
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
      // One that stays is offered again.
      eraseDrafts(...place, id).catch(() => {});
    },
  };
}

/** A kept draft that is offered. */
export interface Offer extends OfferedDraft {
  at: number;
  /** How many others there are. */
  more: number;
  /** Puts it into the form; told of the button that was pressed. */
  restore: (button: Element) => void;
  discard: () => void;
  /** Offers the next one instead. */
  another: () => void;
}

/** A form whose draft is kept. */
export interface KeptForm {
  place: DraftPlace;
  /** The name of its draft. */
  name: string;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** The paths that only the form knows. */
  transient: readonly string[];
  /** Told of the first field that was restored, where the focus would go with the button. */
  onRestored: (path: string) => void;
}

/** Keeps what is typed in a form for as long as it is not saved, and offers what was kept of it before. */
export function useKeptDrafts(form: KeptForm): Offer | undefined {
  const { place, name, lines, stored, transient } = form;
  const queries = useQueryClient();
  const { found, take, discard } = useLeftDrafts(place);
  const { first, more, chosen } = useChosen(found);
  useEffect(
    () => keepDraft(name, place, (draft) => keptDraft(draft, lines, stored, transient, Date.now())),
    [name, place, lines, stored, transient],
  );
  // What is typed meanwhile does not wait for what is said of it here.
  const draft = useDeferredValue(useDrafts(() => (first ? draftOf(name) : undefined)));
  const offered = useMemo(
    () => first && draft && offeredDraft(first, draft, lines, stored),
    [first, draft, lines, stored],
  );
  const forget = useEffectEvent(discard);
  const needless = first && draft && !offered ? first.id : undefined;
  useEffect(() => {
    // All of it is there already.
    if (needless !== undefined) forget(needless);
  }, [needless]);
  if (!first || !offered) return undefined;
  const restore = async (button: Element): Promise<void> => {
    const before = draftOf(name);
    // Where that cannot be read now, what was found before is restored all the same.
    if (!(await isKept(place, first.id).catch(() => true))) {
      take(first.id);
      showToast("info", draftTexts.elsewhere);
      return;
    }
    // What is being sent must not change; the offer stays.
    if (isSaving(queries, name)) return;
    const left = putBack(form, first, before);
    const [restored] = offered.values;
    if (restored && document.activeElement === button) form.onRestored(restored.path);
    chosen(first.id);
    take(first.id, left);
    // Until it is kept as this form's own, the old one stays.
    if (await keepDraftNow(name)) await (left ? rewriteDraft(place, left) : eraseDrafts(...place, first.id));
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

/** Puts a kept draft into its form. What has no place there any more is left of it, but not the row that it may have made. */
function putBack(
  { name, lines, stored }: KeptForm,
  kept: StoredDraft,
  { edits: before }: Draft,
): StoredDraft | undefined {
  const now = draftOf(name);
  const { draft, gone } = restoredDraft(kept, now, lines, stored);
  // What was typed since the press is newer than what was kept.
  const since = [...now.edits].filter(([path, value]) => before.get(path) !== value);
  setDraft(name, () => ({ ...draft, edits: new Map([...draft.edits, ...since]) }));
  return gone.length > 0 ? { ...kept, edits: gone, left: [], attempt: undefined } : undefined;
}

/**
 * Which of the drafts is offered: the newest, until one asks for another. Once one is restored, the others wait until
 * the form is opened again: two new rows must not become one.
 */
function useChosen(found: readonly StoredDraft[]) {
  const [turns, turn] = useState(0);
  const [restored, setRestored] = useState<string>();
  const offered = restored === undefined ? found : found.filter(({ id }) => id === restored);
  return {
    first: offered[turns % Math.max(offered.length, 1)],
    more: Math.max(offered.length - 1, 0),
    chosen: (id: string | undefined): void => (id === undefined ? turn(turns + 1) : setRestored(id)),
  };
}
