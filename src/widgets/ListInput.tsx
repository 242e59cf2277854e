import { useState, type ClipboardEvent, type ReactNode } from "react";
import { listInputTexts } from "../../definitions/texts/table-input";
import { isEqual } from "../values/json/equal";
import { cellsText, commaParts, commaText, isQuoted, orderedParts, withoutMarks } from "../values/text/comma-list";
import { useStoredValue } from "../runtime/registry/form-values";
import { controlProps, describedBy, type WidgetProps } from "../runtime/registry/widget";
import { rewriteInput } from "./TextInput";

type Texts = readonly string[] | null | undefined;

/** Input for a comma-separated list. The text stays as typed until blur, while it matches the value. */
export function ListInput(props: WidgetProps<Texts>): ReactNode {
  const { id, value, onChange, placeholder } = props;
  const stored = useStoredValue(props.name) as Texts;
  const [typed, setTyped] = useState("");
  const text = isEqual(entriesIn(typed, stored), value ?? []) ? typed : commaText(value ?? []);
  const quotes = value?.some(isQuoted) && `${id}-quotes`;
  const edit = (input: HTMLInputElement): void => {
    const next = rewriteInput(input, orderedParts);
    setTyped(next);
    onChange(entriesIn(next, stored));
  };
  // An input would join lines to one part.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const cells = cellsText(event.clipboardData.getData("text"));
    if (cells === undefined) return;
    event.preventDefault();
    insertParts(event.currentTarget, cells);
    edit(event.currentTarget);
  };
  return (
    <>
      <input
        {...controlProps(props)}
        {...{ placeholder }}
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={quotes ? `${quotes} ${describedBy(props)}` : describedBy(props)}
        onBlur={() => setTyped("")}
        onPaste={paste}
        onChange={({ target }) => edit(target)}
      />
      {quotes && (
        <span id={quotes} className="hint">
          {listInputTexts.quotedParts}
        </span>
      )}
    </>
  );
}

/** Replaces the selection by parts, with commas around them. */
function insertParts(input: HTMLInputElement, parts: string): void {
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length).replace(/[,\s]*$/, "");
  const after = value.slice(selectionEnd ?? value.length).replace(/^[,\s]*/, "");
  const join = (...pieces: string[]): string => pieces.filter(Boolean).join(", ");
  input.value = join(before, parts, after);
  const caret = join(before, parts).length;
  input.setSelectionRange(caret, caret);
}

// Removes duplicates. Inputs drop line breaks, so parts that only lost them are restored from the stored value.
function entriesIn(text: string, stored: Texts): string[] {
  const parts = [...new Set(commaParts(text))];
  const byLine = new Map(stored?.toReversed().map((each) => [withoutMarks(each.replaceAll(/[\r\n]/g, "")), each]));
  return parts.map((part) => byLine.get(withoutMarks(part)) ?? withoutMarks(part));
}
