import { create } from "zustand";
import { noDraft, type Draft } from "../model/form/draft";
import { forgetParsed } from "../model/form/row-values";

/** Every unsaved form by its name. In memory only, with its secrets; outlives its page and the session. */
export const useDrafts = create<ReadonlyMap<string, Draft>>(() => new Map());

/** The draft of a form, by its name. */
export const draftOf = (name: string): Draft => useDrafts.getState().get(name) ?? noDraft;

/** Changes one form's draft. */
export const setDraft = (name: string, change: (draft: Draft) => Draft): void =>
  useDrafts.setState((drafts) => new Map([...drafts, [name, change(drafts.get(name) ?? noDraft)]]), true);

/** Forgets one form's draft. */
export const dropDrafts = (name: string): void =>
  useDrafts.setState((drafts) => new Map([...drafts].filter(([other]) => other !== name)), true);

const leaving = new Set<() => void>();

/** Calls back before the drafts of one admin make room for another's. */
export const onDraftsLeft = (listener: () => void): void => void leaving.add(listener);

/** Leaves the drafts of one admin, as another one has come: what is kept of them stays kept. */
export function leaveDrafts(): void {
  for (const listener of leaving) listener();
}

/** Forgets all drafts, and what was compared with them. */
export function dropAllDrafts(): void {
  useDrafts.setState(new Map(), true);
  forgetParsed();
}

/** The name of a page's form, which its route gives. */
export const formName = (route: string): string => route.slice(1).replaceAll("/", "-");

/** What the fields are called in which something was typed and not saved: those of one form, or all. */
export const unsavedFields = (name?: string): string[] =>
  [...useDrafts.getState()]
    .filter(([each]) => name === undefined || each === name)
    .flatMap(([, draft]) => [...draft.unsaved.values()]);

/** Whether there is anything that was typed and not saved. */
export const hasUnsavedFields = (): boolean => unsavedFields().length > 0;
