import type { ReactNode } from "react";
import { texts } from "../../definitions/texts/texts";
import { copyText } from "../runtime/ui/text/copy-text";
import { interpolate } from "../values/text/text";
import type { Schema } from "../runtime/model/form/schema";

/** Buttons that copy placeholders; a required one is marked. */
export const Placeholders = ({ schema: { placeholders, mustContain } }: { schema: Schema }): ReactNode =>
  placeholders && (
    <div className="token-list">
      <span>{texts.form.placeholders}</span>
      {placeholders.split(" ").map((text) => (
        <button
          key={text}
          type="button"
          className={text === mustContain ? "token token--must" : "token"}
          aria-label={
            interpolate(texts.form.copy, { text }) + (text === mustContain ? `, ${texts.form.requiredPlaceholder}` : "")
          }
          data-tip={text === mustContain ? texts.form.requiredPlaceholder : interpolate(texts.form.copy, { text })}
          onClick={() => void copyText(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
