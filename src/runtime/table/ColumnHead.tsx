import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ColumnModel } from "../model/columns";
import { nextSort, readSort } from "../model/sort";
import { Icon } from "../shell/Icon";

interface ColumnHeadProps {
  column: ColumnModel;
  sort: string;
  onSort: (sort: string) => void;
  right: boolean;
}

/** A column's heading, which sorts by it: first the newest or largest, then the other way around. */
export function ColumnHead({ column: { name, icon }, sort, onSort, right }: ColumnHeadProps): ReactNode {
  const { name: sorted, descending } = readSort(sort);
  const current = sorted === name;
  const Arrow = current && !descending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={right ? "right" : undefined}
      aria-sort={current ? (descending ? "descending" : "ascending") : undefined}
    >
      <button type="button" className="th" onClick={() => onSort(nextSort(sort, name))}>
        <Icon name={icon} size="s" />
        <span className="clip" data-tip={name}>
          {name}
        </span>
        <Arrow className="i i--s sort" aria-hidden="true" />
      </button>
    </th>
  );
}
