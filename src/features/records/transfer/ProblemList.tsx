import { useId, useMemo, useState, type ReactNode } from "react";
import { importLimits, recordImportLimits } from "../../../../definitions/limits/sizes";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import type { RowPlan } from "./model/check-rows";
import type { RowProblem } from "./model/import-setup";
import type { ReadFile } from "./model/imported-file";
import { problemGroups, type ProblemGroup } from "./model/problem-groups";
import type { ImportSubject } from "./import-subject";
import { createSkippedRowsFile } from "./skipped-rows-file";
import { cutText } from "../../../values/text/cut-text";
import { formatCount, interpolate, plural } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { saveFile } from "../../../runtime/ui/files/save-file";
import { useShownItems } from "../../../runtime/ui/text/use-shown-items";

interface ProblemListProps {
  read: ReadFile;
  plans: readonly RowPlan[];
  subject: ImportSubject;
}

/** Skipped rows grouped by reason, with a button to download them. */
export function ProblemList({ read, plans, subject: { name, fields } }: ProblemListProps): ReactNode {
  const id = useId();
  const groups = useMemo(() => problemGroups(plans), [plans]);
  const { shown, rest, showMore } = useShownItems(groups, importLimits.changes);
  if (plans.length === 0) return null;
  const save = (): void => {
    const { ending, file } = createSkippedRowsFile(read, plans, fields);
    saveFile(`${interpolate(recordImportTexts.fileName, { collection: name })}.${ending}`, file);
  };
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        {recordImportTexts.problems}
      </h3>
      {read.format === "csv" && <p className="hint">{recordImportTexts.rowsOfSheet}</p>}
      <div className="problem-groups">
        {shown.map((group) => (
          <Group key={`${group.field ?? ""} ${group.reason}`} group={group} isOpen={plans.length <= opened} />
        ))}
      </div>
      <div className="problem-acts">
        <ShowMore look="quiet" {...{ rest }} onClick={showMore} />
        <Button onClick={save}>{plural(recordImportTexts.download, plans.length)}</Button>
      </div>
      <p className="hint">{recordImportTexts.downloadHint}</p>
    </section>
  );
}

const { problem: longest, opened } = recordImportLimits;

/** Collapsible group of rows with the same problem. */
function Group({ group: { field, reason, rows }, isOpen }: { group: ProblemGroup; isOpen: boolean }): ReactNode {
  const { shown, rest, showMore } = useShownItems(rows, importLimits.changes);
  const [open, setOpen] = useState(isOpen);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          {field !== undefined && <span className="mono">{field}:</span>} {cutText(reason, longest)}
        </span>
        <span className="num">{plural(recordImportTexts.rowsOf, rows.length)}</span>
      </summary>
      {open && (
        <>
          <ul className="problem-rows">
            {shown.map(({ index, row, problem }) => (
              <li key={`${index} ${problem.value ?? ""}`}>
                <b className="num">{interpolate(recordImportTexts.row, { row: formatCount(row) })}</b>
                <Found problem={problem} />
              </li>
            ))}
          </ul>
          <ShowMore look="quiet" size="small" {...{ rest }} onClick={showMore} />
        </>
      )}
    </details>
  );
}

/** Value of a row, and the problem's own text if it says more than the group. */
const Found = ({ problem: { text, reason, value } }: { problem: RowProblem }): ReactNode => (
  <span>
    {value !== undefined && <span className="mono">{value}</span>}
    {reason !== undefined && !(value && text.includes(value)) && ` ${cutText(text, longest)}`}
  </span>
);
