import { importTexts } from "../../../../definitions/texts/import";
import { draftOf, dropDrafts, setDraft, useDrafts } from "../../../runtime/store/drafts";

/** Draft of an import, kept while the page is left. */
export interface ImportDraft {
  text: string;
  /** Undefined until the admin chooses. */
  deleteMissing: boolean | undefined;
  setText: (text: string) => void;
  setDeleteMissing: (deleteMissing: boolean) => void;
}

/** Returns the draft under a name. Only its text counts as unsaved. */
export function useImportDraft(name: string): ImportDraft {
  const edits = useDrafts((drafts) => drafts.get(name)?.edits);
  const change = (path: string, value: unknown): void =>
    setDraft(name, (draft) => ({ ...draft, edits: new Map([...draft.edits, [path, value]]) }));
  return {
    text: (edits?.get("collections") as string | undefined) ?? "",
    deleteMissing: edits?.get("deleteMissing") as boolean | undefined,
    setText: (text) => {
      if (text === "") return dropText(name);
      change("collections", text);
      setDraft(name, (draft) => ({ ...draft, unsaved: new Map([["collections", importTexts.label]]) }));
    },
    setDeleteMissing: (deleteMissing) => change("deleteMissing", deleteMissing),
  };
}

const dropText = (name: string): void => {
  const deleteMissing = draftOf(name).edits.get("deleteMissing");
  dropDrafts(name);
  if (deleteMissing !== undefined)
    setDraft(name, (draft) => ({ ...draft, edits: new Map([["deleteMissing", deleteMissing]]) }));
};
