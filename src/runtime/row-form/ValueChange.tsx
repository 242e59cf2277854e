import "./value-change.css";
import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import type { FieldModel } from "../model/form/form-model";
import { formatValue } from "../model/form/value-words";
import { shortDifference } from "../../values/text/short-difference";
import { ValueWords } from "./ValueWords";

interface ValueChangeProps {
  change: { field: FieldModel; from: unknown; to: unknown };
}

/** Value of a field before and after a change. */
export function ValueChange({ change: { field, from, to } }: ValueChangeProps): ReactNode {
  if (field.schema.secret)
    return (
      <div className="value-change">
        <span>{field.label}</span> <ins>{selectionTexts.newSecret}</ins>
      </div>
    );
  // Long values are cut to the part that differs.
  const [before, after] = shortDifference(formatValue(from, field), formatValue(to, field));
  return (
    <div className="value-change">
      <span>{field.label}</span>{" "}
      <span>
        <del>
          <ValueWords value={from} field={field} text={before} />
        </del>{" "}
        →{" "}
        <ins>
          <ValueWords value={to} field={field} text={after} />
        </ins>
      </span>
    </div>
  );
}
