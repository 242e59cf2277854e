import { create } from "zustand";
import { noDraft, type Draft } from "../model/form/draft";
import { clearParsedJson } from "../model/form/row-values";

/**
 * Store of unsaved drafts by form name. In memory only, as drafts contain secrets; survives page changes and the
 * session's end.
 */
export const useDrafts = create<ReadonlyMap<string, Draft>>(() => new Map());

/** Returns the draft of a form, by name. */
export const draftOf = (name: string): Draft => useDrafts.getState().get(name) ?? noDraft;

/** Updates the draft of a form. */
export const setDraft = (name: string, change: (draft: Draft) => Draft): void =>
  useDrafts.setState((drafts) => new Map([...drafts, [name, change(drafts.get(name) ?? noDraft)]]), true);

/** Removes the draft of a form. */
export const dropDrafts = (name: string): void =>
  useDrafts.setState((drafts) => new Map([...drafts].filter(([other]) => other !== name)), true);

const leaving = new Set<() => void>();

/** Registers a callback for when another admin signs in, before the drafts are dropped. */
export const onAdminChange = (listener: () => void): void => void leaving.add(listener);

/** Notifies listeners that another admin signed in. Saved drafts stay stored. */
export function notifyAdminChange(): void {
  for (const listener of leaving) listener();
}

/** Removes all drafts, and the cached JSON comparisons. */
export function dropAllDrafts(): void {
  useDrafts.setState(new Map(), true);
  clearParsedJson();
}

/** Returns the form name of a page, derived from its route. */
export const formName = (route: string): string => route.slice(1).replaceAll("/", "-");

/** Returns the labels of unsaved fields, of one form or of all. */
export const unsavedFields = (name?: string): string[] =>
  [...useDrafts.getState()]
    .filter(([each]) => name === undefined || each === name)
    .flatMap(([, draft]) => [...draft.unsaved.values()]);

/** Returns whether any form has unsaved edits. */
export const hasUnsavedFields = (): boolean => unsavedFields().length > 0;
