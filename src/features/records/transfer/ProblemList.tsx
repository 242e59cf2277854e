import { useId, type ReactNode } from "react";
import { importLimits, recordImportLimits } from "../../../../definitions/texts/sizes";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import type { RowPlan } from "./model/check-rows";
import type { ReadFile } from "./model/imported-file";
import type { ImportSubject } from "./import-subject";
import { leftOutFile } from "./left-out-file";
import { cutText } from "../../../runtime/model/values/text/cut-text";
import { formatCount, interpolate, plural } from "../../../runtime/model/values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { saveFile } from "../../../runtime/ui/files/save-file";
import { useShownPart } from "../../../runtime/ui/text/use-shown-part";

interface ProblemListProps {
  read: ReadFile;
  plans: readonly RowPlan[];
  subject: ImportSubject;
}

/** The rows that are left out, each with its reasons, and a file of them. */
export function ProblemList({ read, plans, subject: { name, fields } }: ProblemListProps): ReactNode {
  const id = useId();
  const { shown, rest, showMore } = useShownPart(plans, importLimits.changes);
  if (plans.length === 0) return null;
  const save = (): void => {
    const { ending, file } = leftOutFile(read, plans, fields);
    saveFile(`${interpolate(recordImportTexts.fileName, { collection: name })}.${ending}`, file);
  };
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        {recordImportTexts.problems}
      </h3>
      {read.format === "csv" && <p className="hint">{recordImportTexts.rowsOfSheet}</p>}
      <ul className="problem-rows">
        {shown.map(({ index, row, problems }) => (
          <li key={index}>
            <b className="num">{interpolate(recordImportTexts.row, { row: formatCount(row) })}</b>
            <Problems problems={problems} />
          </li>
        ))}
      </ul>
      <div className="problem-acts">
        <ShowMore look="quiet" {...{ rest }} onClick={showMore} />
        <Button onClick={save}>{plural(recordImportTexts.download, plans.length)}</Button>
      </div>
      <p className="hint">{recordImportTexts.downloadHint}</p>
    </section>
  );
}

const { problems: mostProblems, problem: longest } = recordImportLimits;

/** The problems of a row, as many as one reads; the file has all of them. */
const Problems = ({ problems }: Pick<RowPlan, "problems">): ReactNode => (
  <ul>
    {problems.slice(0, mostProblems).map(({ field, text }) => (
      <li key={`${field ?? ""} ${text}`}>
        {field !== undefined && <span className="mono">{field}:</span>} {cutText(text, longest)}
      </li>
    ))}
    {problems.length > mostProblems && (
      <li>{plural(recordImportTexts.moreProblems, problems.length - mostProblems)}</li>
    )}
  </ul>
);
