import { create } from "zustand";
import type { Errors } from "../model/form/errors";

/** What an admin has typed and not saved, by path, and what is wrong with it. */
export interface Draft {
  edits: Readonly<Record<string, unknown>>;
  /** What was stored at each edited path when it was first edited. */
  bases: Readonly<Record<string, unknown>>;
  /** What the fields are called, by path, whose edits a save would send: what is hidden is not among them. */
  hasUnsavedFields: Readonly<Record<string, string>>;
  errors: Errors;
}

/** The draft of a form in which nothing was typed. */
export const noDraft: Draft = { edits: {}, bases: {}, hasUnsavedFields: {}, errors: {} };

/** Every unsaved form by its name. In memory only, so that secrets are stored nowhere; outlives its page and the session. */
export const useDrafts = create<Readonly<Record<string, Draft>>>(() => ({}));

/** Changes one form's draft. */
export const setDraft = (name: string, change: (draft: Draft) => Draft): void =>
  useDrafts.setState((drafts) => ({ ...drafts, [name]: change(drafts[name] ?? noDraft) }));

/** Forgets one form's draft, or all. */
export const dropDrafts = (name?: string): void =>
  useDrafts.setState(
    (drafts) => Object.fromEntries(Object.entries(drafts).filter(([other]) => name !== undefined && other !== name)),
    true,
  );

/** Forgets the edits at these paths that have been saved. What was typed meanwhile is newer, and stays. */
export const dropSaved = (name: string, paths: readonly string[], saved: Draft["edits"]): void =>
  setDraft(name, (draft) => {
    const stays = ([path]: readonly [string, unknown]): boolean =>
      !paths.includes(path) || draft.edits[path] !== saved[path];
    return {
      edits: Object.fromEntries(Object.entries(draft.edits).filter(stays)),
      bases: { ...draft.bases, ...Object.fromEntries(paths.map((path) => [path, saved[path]])) },
      hasUnsavedFields: Object.fromEntries(Object.entries(draft.hasUnsavedFields).filter(stays)),
      errors: {},
    };
  });

/** The name of a page's form, which its route gives. */
export const formName = (route: string): string => route.slice(1).replaceAll("/", "-");

/** What the fields are called in which something was typed and not saved: those of one form, or all. */
export const unsavedFields = (name?: string): string[] =>
  Object.entries(useDrafts.getState())
    .filter(([each]) => name === undefined || each === name)
    .flatMap(([, draft]) => Object.values(draft.hasUnsavedFields));

/** Whether there is anything that was typed and not saved. */
export const unsaved = (): boolean => unsavedFields().length > 0;

/** Asks before the browser's page is left while there is. Returns how to stop. */
export function askBeforeLeaving(): () => void {
  const stay = (event: BeforeUnloadEvent): void => {
    if (unsaved()) event.preventDefault();
  };
  window.addEventListener("beforeunload", stay);
  return () => window.removeEventListener("beforeunload", stay);
}
