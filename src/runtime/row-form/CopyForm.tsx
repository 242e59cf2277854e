import { useLayoutEffect, useState, type ReactNode } from "react";
import { panelTexts } from "../../../definitions/texts/panel";
import { copyRow } from "../model/form/copied-row";
import { changeDraftAt, noDraft } from "../model/form/draft";
import { resolveLines } from "../model/form/resolve-lines";
import { newRow } from "../model/table/address";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { draftOf, setDraft } from "../store/drafts";
import { RowForm, type RowFormProps } from "./RowForm";

interface CopyFormProps extends Omit<RowFormProps, "id" | "stored"> {
  /** Row to copy. */
  row: Readonly<Record<string, unknown>>;
}

/** Form of a new row that starts as a copy of another row. An existing draft stays. */
export function CopyForm({ row, ...rest }: CopyFormProps): ReactNode {
  const { panel, name, item } = rest;
  const { schemas } = useRegistry();
  const [{ lines, stored, edits, blank }] = useState(() => {
    const all = resolveLines(panel.fields.new, schemas[panel.type]!, schemas, item);
    return { lines: all, ...copyRow(panel, all, row) };
  });
  useLayoutEffect(() => {
    if (draftOf(name) !== noDraft) return;
    const begin = (): typeof noDraft => changeDraftAt(noDraft, lines, stored, edits);
    setDraft(name, begin);
  }, [name, lines, stored, edits]);
  const notes = [
    { text: panelTexts.copy.files, fields: blank.files },
    { text: panelTexts.copy.blank, fields: blank.others },
  ].flatMap(({ text, fields }) => (fields.length > 0 ? [interpolate(text, { fields: fields.join(", ") })] : []));
  return <RowForm {...{ ...rest, stored }} id={newRow} intro={notes.join(" ") || undefined} />;
}
