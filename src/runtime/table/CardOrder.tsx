import { IconSelector } from "@tabler/icons-react";
import { useId, useMemo, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { cardLayout } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { interpolate } from "../../values/text/text";
import { readSort } from "../model/table/sort";
import { useMeasures } from "./use-measures";

interface CardOrderProps {
  columns: readonly ColumnModel[];
  sort: string;
  /** Undefined if the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
}

/** Select for the sort order. Cards have no column headings to sort by. */
export function CardOrder({ columns, sort, onSort }: CardOrderProps): ReactNode {
  const id = useId();
  const { narrow } = useMeasures();
  const cards = useMemo(() => narrow && cardLayout(columns) !== undefined, [narrow, columns]);
  if (!cards || !onSort) return null;
  const { name, descending } = readSort(sort);
  const sorted = columns.filter((column) => column.sorted);
  return (
    <div className="card-order">
      <label htmlFor={id}>{tableTexts.order}</label>
      <div className="select-box">
        <select
          id={id}
          className="select"
          value={`${descending ? "-" : "+"}${name}`}
          onChange={({ target }) => onSort(target.value)}
        >
          {sorted.flatMap((column) => [
            <option key={`-${column.name}`} value={`-${column.name}`}>
              {interpolate(tableTexts.descending, { label: column.label })}
            </option>,
            <option key={`+${column.name}`} value={`+${column.name}`}>
              {interpolate(tableTexts.ascending, { label: column.label })}
            </option>,
          ])}
        </select>
        <IconSelector className="i" aria-hidden="true" />
      </div>
    </div>
  );
}
