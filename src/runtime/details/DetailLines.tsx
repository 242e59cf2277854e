import "./details.css";
import { IconCopy, IconFilter, IconFilterMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DetailLine, DetailPanel } from "../../../definitions/language/table";
import { fullLimits } from "../../../definitions/limits/sizes";
import { detailTexts } from "../../../definitions/texts/panel";
import { copyText } from "../ui/text/copy-text";
import { errorTexts } from "../../backend/calls/error-texts";
import { jsonText } from "../../values/json/json-text";
import { interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import { filters } from "../../backend/filter/value-filter";
import { wordOf } from "../../values/text/cell-text";
import { isBlank } from "../../values/text/format-value";
import { useCells, type Row } from "../registry/cell";
import { NotAvailable } from "../ui/text/NotAvailable";
import { LongText } from "../ui/text/LongText";
import { Note } from "../ui/notices/Note";
import { IconButton } from "../ui/controls/IconButton";

interface DetailLinesProps {
  panel: DetailPanel;
  row: Row;
  onFilter: (filter: string) => void;
}

/** Fields of a row as a list, below its error messages. */
export const DetailLines = ({ panel, row, onFilter }: DetailLinesProps): ReactNode => {
  const problems = errorTexts(row, panel.errorFields);
  return (
    <>
      {problems.length > 0 && (
        <Note kind="danger">
          {problems.map((text) => (
            <p key={text} className="note-lines">
              {/* Cut long errors, so that the fields below stay visible. */}
              <LongText text={text} first={fullLimits.firstOfNote} />
            </p>
          ))}
        </Note>
      )}
      <dl className="facts">
        {panel.lines.map((line) => (
          <DetailRow key={line.field} {...{ line, row, onFilter }} />
        ))}
      </dl>
    </>
  );
};

interface FactProps {
  line: DetailLine;
  row: Row;
  onFilter: (filter: string) => void;
}

interface FilterButtonsProps extends Omit<FactProps, "row"> {
  value: unknown;
}

const DetailRow = ({ line, row, onFilter }: FactProps): ReactNode => {
  const { field, label } = line;
  const value = valueAt(row, field);
  const word = wordOf(value, line);
  if (isBlank(value) || (typeof value === "object" && Object.keys(value as object).length === 0))
    return (
      <>
        <dt>{label}</dt>
        <dd>{word ?? <NotAvailable />}</dd>
      </>
    );
  const text = (): string => (typeof value === "object" ? jsonText(value, 2) : String(value));
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className="grow">
          <Value line={line} row={row} value={value} />
        </span>
        <span className="fact-acts">
          <FilterButtons {...{ line, value, onFilter }} />
          <IconButton
            small
            label={interpolate(detailTexts.copy, { label })}
            icon={IconCopy}
            onClick={() => void copyText(text(), label)}
          />
        </span>
      </dd>
    </>
  );
};

/** Buttons that filter the rows by this value, or exclude it. */
function FilterButtons({ line: { field, label, filter }, value, onFilter }: FilterButtonsProps): ReactNode {
  if (filter === undefined) return null;
  const { only, without } = filters[filter];
  return (
    <>
      <IconButton
        small
        label={interpolate(detailTexts.filter[filter], { label })}
        icon={IconFilter}
        onClick={() => onFilter(only(field, value))}
      />
      <IconButton
        small
        label={interpolate(detailTexts.without[filter], { label })}
        icon={IconFilterMinus}
        onClick={() => onFilter(without(field, value))}
      />
    </>
  );
}

/** Value drawn by its table cell, in full if the cell supports that. */
function Value({ line, row, value }: { line: DetailLine; row: Row; value: unknown }): ReactNode {
  const { field, label, cell, ...cellOptions } = line;
  const { drawFull, draw } = useCells()[cell];
  const Shown = drawFull ?? draw;
  const rest = { id: field, name: field, icon: "text", fixed: false, sorted: false, cellOptions } as const;
  // `line` may be made from a column and then has the properties that its cell needs.
  return <Shown value={value} row={row} column={{ ...rest, ...line, label, cell }} />;
}
