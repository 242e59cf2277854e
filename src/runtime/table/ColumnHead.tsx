import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { nextSort, readSort } from "../model/table/sort";
import { Icon } from "../ui/Icon";

interface ColumnHeadProps {
  column: ColumnModel;
  sort: string;
  /** Without it the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  right: boolean;
}

/** A column's heading, which sorts by it: first the newest or largest, then the other way around. */
export function ColumnHead({ column, sort, onSort, right }: ColumnHeadProps): ReactNode {
  const { name, label, icon, sorted: sortable } = column;
  const { name: sorted, descending } = readSort(sort);
  const current = sorted === name;
  const Arrow = current && !descending ? IconArrowUp : IconArrowDown;
  const text = (
    <>
      <Icon name={icon} size="s" />
      <span className="clip" data-tip={label}>
        {label}
      </span>
    </>
  );
  return (
    <th
      scope="col"
      className={right ? "right" : undefined}
      aria-sort={onSort && sortable && current ? (descending ? "descending" : "ascending") : undefined}
    >
      {onSort && sortable ? (
        <button type="button" className="th" onClick={() => onSort(nextSort(sort, name))}>
          {text}
          <Arrow className="i i--s sort" aria-hidden="true" />
        </button>
      ) : (
        <span className="th th--fixed">{text}</span>
      )}
    </th>
  );
}
