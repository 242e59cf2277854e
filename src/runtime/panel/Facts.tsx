import { IconCopy, IconFilter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DetailLine, DetailPanel } from "../../../definitions/language/table";
import { words } from "../../../definitions/words/words";
import { copyText } from "../data/clipboard";
import { alarmsOf } from "../model/alarms";
import { fill } from "../model/fill";
import { at } from "../model/path";
import { filters } from "../model/value-filter";
import { nothing } from "../model/values";
import { useCells, type Row } from "../table/cell";
import { Note } from "./Note";

interface FactsProps {
  panel: DetailPanel;
  row: Row;
  onFilter: (filter: string) => void;
}

/** The lines of a row, one under the other; on top what went wrong. */
export const Facts = ({ panel, row, onFilter }: FactsProps): ReactNode => {
  const alarms = alarmsOf(row, panel.alarms);
  return (
    <>
      {alarms.length > 0 && (
        <Note kind="danger">
          {alarms.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
      <dl className="facts">
        {panel.lines.map((line) => (
          <Fact key={line.field} {...{ line, row, onFilter }} />
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

const Fact = ({ line, row, onFilter }: FactProps): ReactNode => {
  const { field, label, filter } = line;
  const value = at(row, field);
  if (nothing(value) || (typeof value === "object" && Object.keys(value as object).length === 0))
    return (
      <>
        <dt>{label}</dt>
        <dd className="na">{words.table.nothing}</dd>
      </>
    );
  const text = typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className="grow">
          <Value line={line} row={row} value={value} />
        </span>
        {filter !== undefined && (
          <FactButton
            label={fill(words.detail.filter[filter], { label })}
            onClick={() => onFilter(filters[filter](field, value))}
          >
            <IconFilter className="i i--s" aria-hidden="true" />
          </FactButton>
        )}
        <FactButton label={fill(words.detail.copy, { label })} onClick={() => void copyText(text, label)}>
          <IconCopy className="i i--s" aria-hidden="true" />
        </FactButton>
      </dd>
    </>
  );
};

/** The value as a table shows it, with all of it where its cell has a way to. */
function Value({
  line: { field, label, cell, ...said },
  row,
  value,
}: {
  line: DetailLine;
  row: Row;
  value: unknown;
}): ReactNode {
  const { whole, draw } = useCells()[cell];
  const Shown = whole ?? draw;
  const column = {
    id: field,
    name: field,
    label,
    icon: "text",
    cell,
    fixed: false,
    sorted: false,
    options: {},
    words: said,
  } as const;
  return <Shown value={value} row={row} column={column} />;
}

const FactButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className="icon-btn icon-btn--small" aria-label={label} data-tip={label} onClick={onClick}>
    {children}
  </button>
);
