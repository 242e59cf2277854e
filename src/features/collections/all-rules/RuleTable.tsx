import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconCode,
  IconLock,
  IconUserCheck,
  IconWorld,
} from "@tabler/icons-react";
import { memo, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import { ruleOrder, signInRule } from "../../../../definitions/backend/rules";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { backend } from "../../../backend/version/backend";
import { interpolate, plural } from "../../../values/text/text";
import type { RuleKind } from "../../rules/model/rule-kind";
import { recordsAddress } from "../../records/addresses";
import { ruleWords, type RuleCellModel, type RuleRow } from "./rule-table";

const icons = {
  locked: IconLock,
  anyone: IconWorld,
  signedIn: IconUserCheck,
  signedInOf: IconUserCheck,
  own: IconUserCheck,
  custom: IconCode,
  broken: IconAlertTriangle,
} satisfies Record<RuleKind, unknown>;

interface RuleTableProps {
  rows: readonly RuleRow[];
  /** Whether the rows are only those that a search or a filter has found. */
  filtered: boolean;
  /** Path of the rule that is open. */
  chosen: string | undefined;
  onChoose: (path: string) => void;
}

/** Table of collections and their rules. One of its cells is a tab stop; arrow keys move between them. */
export function RuleTable({ rows, filtered, chosen, onChoose }: RuleTableProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [stop, setStop] = useState<string>();
  const folded = filtered ? [] : rows.filter(canFold);
  const listed = [...rows.filter((row) => !folded.includes(row)), ...(isOpen ? folded : [])];
  const known = listed.flatMap(({ cells }) => cells.map(({ field }) => field.path));
  const tabStop = [stop, chosen, known[0]].find((path) => path !== undefined && known.includes(path));
  if (rows.length === 0) return <p className="all-rules-none">{allRulesTexts.noMatch}</p>;
  return (
    <table className="rules-table">
      <caption className="sr">{allRulesTexts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{allRulesTexts.collection}</th>
          {ruleOrder.map((column) => (
            <th key={column} scope="col">
              {allRulesTexts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map((row) => (
          <Row
            key={row.collection.id}
            row={row}
            chosen={row.cells.find(({ field }) => field.path === chosen)?.field.path}
            tabStop={row.cells.find(({ field }) => field.path === tabStop)?.field.path}
            {...{ onChoose, onStop: setStop }}
          />
        ))}
        {folded.length > 0 && <Fold rows={folded} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </tbody>
    </table>
  );
}

// A system collection that lets anyone in is never hidden.
const canFold = ({ collection, cells }: RuleRow): boolean =>
  collection.system &&
  cells.every(({ kind, column }) => column === signInRule || (kind !== "anyone" && kind !== "broken"));

const isLocked = ({ cells }: RuleRow): boolean =>
  cells.every(({ kind, column }) => column === signInRule || kind === "locked");

interface FoldProps {
  rows: readonly RuleRow[];
  isOpen: boolean;
  onToggle: () => void;
}

const Fold = ({ rows, isOpen, onToggle }: FoldProps): ReactNode => (
  <tr className="rules-fold">
    <td colSpan={ruleOrder.length + 1}>
      <button type="button" className="btn btn--quiet btn--small" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? (
          <IconChevronDown className="i" aria-hidden="true" />
        ) : (
          <IconChevronRight className="i" aria-hidden="true" />
        )}
        {plural(allRulesTexts.system, rows.length)}
        {rows.every(isLocked) && <span>{interpolate(allRulesTexts.allLocked, backend().roleNames)}</span>}
      </button>
    </td>
  </tr>
);

interface RowProps extends Pick<RuleTableProps, "chosen" | "onChoose"> {
  row: RuleRow;
  tabStop: string | undefined;
  onStop: (path: string) => void;
}

const Row = memo(function RuleTableRow({ row: { collection, cells }, chosen, tabStop, onChoose, onStop }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link className="clip" to={recordsAddress(collection.id)} data-tip={allRulesTexts.records}>
          {collection.name}
        </Link>
      </th>
      {ruleOrder.map((column) => {
        const cell = cells.find((each) => each.column === column);
        return (
          <td key={column} data-label={allRulesTexts.columns[column]}>
            {cell ? (
              <Cell
                cell={cell}
                isChosen={cell.field.path === chosen}
                isStop={cell.field.path === tabStop}
                {...{ onChoose, onStop }}
              />
            ) : (
              <span className="rules-cell-none" role="img" aria-label={allRulesTexts.none} />
            )}
          </td>
        );
      })}
    </tr>
  );
});

interface CellProps extends Pick<RowProps, "onChoose" | "onStop"> {
  cell: RuleCellModel;
  isChosen: boolean;
  isStop: boolean;
}

function Cell({ cell, isChosen, isStop, onChoose, onStop }: CellProps): ReactNode {
  const { field, kind, edited } = cell;
  const Picture = icons[kind];
  return (
    <button
      type="button"
      className={cell.column === signInRule ? "rules-cell" : `rules-cell rules-cell--${kind}`}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen || undefined}
      data-tip={sentenceOf(cell)}
      data-rule={field.path}
      onFocus={() => onStop(field.path)}
      onKeyDown={moveInTable}
      onClick={() => onChoose(field.path)}
    >
      <Picture className="i i--s" aria-hidden="true" />
      <span className="clip">{ruleWords(cell)}</span>
      {edited && <span className="side-mark" role="img" aria-label={allRulesTexts.edited} />}
    </button>
  );
}

function sentenceOf(cell: RuleCellModel): string {
  const { kind, rule, column } = cell;
  const { onlyAdmins, everyoneMay } = collectionTexts.rule;
  if (kind === "locked") return interpolate(onlyAdmins, backend().roleNames);
  const everyone: Readonly<Record<string, string>> = everyoneMay;
  return rule === "" ? (everyone[column] ?? ruleWords(cell)) : String(rule);
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus to the next rule in the direction of an arrow key, past cells without a rule. */
function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.currentTarget.closest("td")!;
  const table = from.closest("table")!;
  if (!step) return;
  event.preventDefault();
  const [down, across] = step;
  let [row, column] = [(from.parentElement as HTMLTableRowElement).rowIndex, from.cellIndex];
  for (;;) {
    [row, column] = [row + down, column + across];
    const cell = table.rows[row]?.cells[column];
    if (!cell) return;
    const rule = cell.querySelector<HTMLElement>(".rules-cell");
    if (rule) return rule.focus();
  }
}
