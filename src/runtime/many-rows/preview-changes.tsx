import { selectionTexts } from "../../../definitions/texts/selection";
import type { ChangedRow } from "./bulk-changes";
import { formatCount, interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import type { Review } from "../registry/registry";
import { RowName } from "../ui/text/RowName";
import { ValueChange } from "../row-form/ValueChange";

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
              <ValueChange key={change.field.path} change={change} />
            ))}
          </li>
        ))}
        {hidden > 0 && <li>{interpolate(selectionTexts.others, { n: formatCount(hidden) })}</li>}
      </ul>
    ),
    confirmed: () => ({ edits: [], after: () => Promise.resolve() }),
  };
}
