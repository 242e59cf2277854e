import { useEffect, useEffectEvent, useState } from "react";
import { apiBase } from "../api/base-url";
import { keptDraft, offeredDraft, restoredDraft, type OfferedDraft } from "../model/form/kept-draft";
import type { LineModel } from "../model/form/form-model";
import { draftOf, setDraft, useDrafts } from "../store/drafts";
import {
  eraseDrafts,
  findLeftDrafts,
  keepDraft,
  keepDraftNow,
  rewriteDraft,
  type DraftPlace,
  type StoredDraft,
} from "../store/kept-drafts";
import { useSession } from "../store/session";

/** Where drafts of a row are kept: those of the signed-in admin. */
export const draftPlace = (type: string, item: string, row: string): DraftPlace => [
  apiBase().href,
  useSession.getState().session?.model.id ?? "",
  type,
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
  /** How many older ones there are. */
  more: number;
  restore: () => void;
  discard: () => void;
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
}

/** Keeps what is typed in a form for as long as it is not saved, and offers what was kept of it before. */
export function useKeptDrafts({ place, name, lines, stored, transient }: KeptForm): Offer | undefined {
  const { found, take, discard } = useLeftDrafts(place);
  const [newest, ...older] = found;
  useEffect(
    () => keepDraft(name, place, (draft) => keptDraft(draft, lines, stored, transient, Date.now())),
    [name, place, lines, stored, transient],
  );
  const draft = useDrafts(() => (newest ? draftOf(name) : undefined));
  const offered = newest && draft && offeredDraft(newest, draft, lines, stored);
  const forget = useEffectEvent(discard);
  const needless = newest && draft && !offered ? newest.id : undefined;
  useEffect(() => {
    // All of it is there already.
    if (needless !== undefined) forget(needless);
  }, [needless]);
  if (!newest || !offered) return undefined;
  const restore = async (): Promise<void> => {
    const { draft: next, gone } = restoredDraft(newest, draftOf(name), lines, stored);
    setDraft(name, () => next);
    const left = gone.length > 0 ? { ...newest, edits: gone, left: [] } : undefined;
    take(newest.id, left);
    // Until it is kept as this form's own, the old one stays.
    if (await keepDraftNow(name)) await (left ? rewriteDraft(place, left) : eraseDrafts(...place, newest.id));
  };
  return {
    ...offered,
    at: newest.at,
    more: older.length,
    restore: () => void restore().catch(() => {}),
    discard: () => discard(newest.id),
  };
}
