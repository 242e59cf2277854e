import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import type { ChangedRow, ValueChange } from "./bulk-changes";
import { formatValue } from "../model/form/value-words";
import { shortDifference } from "../../values/text/short-difference";
import { formatCount, interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import type { Review } from "../registry/registry";
import { RowName } from "../ui/text/RowName";
import { ValueWords } from "../row-form/ValueWords";

// A longer list would hardly be read.
const rowsShown = 20;

interface Preview {
  changed: readonly ChangedRow<Row>[];
  /** Number of selected rows that still exist, and the word for that number. */
  total: number;
  unit: string;
  titleOf: (row: Row) => string;
}

/** Returns the review of a bulk change: the number of changed rows, and old and new values of the first ones. */
export function previewChanges({ changed, total, unit, titleOf }: Preview): Review {
  const hidden = changed.length - rowsShown;
  return {
    title: interpolate(selectionTexts.question, {
      n: formatCount(changed.length),
      total: formatCount(total),
      unit,
    }),
    key: JSON.stringify(changed.map(({ row, changes }) => [row.id, ...changes.map(({ from }) => from)])),
    body: (
      <ul className="reasons" tabIndex={0} aria-label={selectionTexts.preview}>
        {changed.slice(0, rowsShown).map(({ row, changes }) => (
          <li key={row.id}>
            <RowName id={row.id} title={titleOf(row)} />
            {changes.map((change) => (
              <Change key={change.field.path} change={change} />
            ))}
          </li>
        ))}
        {hidden > 0 && <li>{interpolate(selectionTexts.others, { n: formatCount(hidden) })}</li>}
      </ul>
    ),
    confirmed: () => ({ edits: [], after: () => Promise.resolve() }),
  };
}

function Change({ change: { field, from, to } }: { change: ValueChange }): ReactNode {
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
