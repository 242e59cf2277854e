import type { ReactNode } from "react";
import { words } from "../../definitions/words/words";
import { copyText } from "../runtime/data/clipboard";
import { fill } from "../runtime/model/fill";
import type { Schema } from "../runtime/model/model";

/** The placeholders that a text may have. A click copies one; the marked one must be there. */
export const Placeholders = ({ schema: { placeholders = "", mustContain } }: { schema: Schema }): ReactNode => (
  <div className="token-list">
    <span>{words.form.placeholders}</span>
    {placeholders.split(" ").map((text) => (
      <button
        key={text}
        type="button"
        className={text === mustContain ? "token token--must" : "token"}
        aria-label={
          fill(words.form.copy, { text }) + (text === mustContain ? `, ${words.form.requiredPlaceholder}` : "")
        }
        data-tip={text === mustContain ? words.form.requiredPlaceholder : fill(words.form.copy, { text })}
        onClick={() => void copyText(text)}
      >
        {text}
      </button>
    ))}
  </div>
);
