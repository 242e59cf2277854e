import { useState, type ReactNode } from "react";
import { texts } from "../../definitions/texts/texts";
import { isEqual } from "../runtime/model/values/json/equal";
import { commaParts, commaText, isQuoted } from "../runtime/model/values/text/comma-list";
import type { WidgetProps } from "../runtime/registry/widget";

type Texts = readonly string[] | null | undefined;

/** Input for a comma-separated list. The text stays as typed until blur, while it matches the value. */
export function ListInput(props: WidgetProps<Texts>): ReactNode {
  const { id, value, stored, onChange, required, disabled, invalid, describedBy, placeholder } = props;
  const [typed, setTyped] = useState("");
  const text = isEqual(partsOf(typed, stored), value ?? []) ? typed : commaText(value ?? []);
  const quotes = value?.some(isQuoted) && `${id}-quotes`;
  return (
    <>
      <input
        {...{ id, disabled, placeholder }}
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={quotes ? `${quotes} ${describedBy}` : describedBy}
        onBlur={() => setTyped("")}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(partsOf(target.value, stored));
        }}
      />
      {quotes && (
        <span id={quotes} className="hint">
          {texts.form.quotedParts}
        </span>
      )}
    </>
  );
}

// Removes duplicates. Inputs drop line breaks, so parts that only lost them are restored from the stored value.
function partsOf(text: string, stored: Texts): string[] {
  const parts = [...new Set(commaParts(text))];
  if (!stored?.some((each) => /[\r\n]/.test(each))) return parts;
  const byLine = new Map(stored.toReversed().map((each) => [each.replaceAll(/[\r\n]/g, ""), each]));
  return parts.map((part) => byLine.get(part) ?? part);
}
