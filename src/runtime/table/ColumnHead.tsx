import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { nextSort, type SortDirection } from "../model/table/sort";
import { Icon } from "../ui/icons/Icon";
import { ColumnEdge } from "./ColumnEdge";
import type { WidthActions } from "./use-column-widths";

interface ColumnHeadProps {
  column: ColumnModel;
  /** Pixels. */
  width: number;
  widths: WidthActions;
  /** In which way the rows are ordered by it, if they are. */
  sorted: SortDirection | undefined;
  /** Without it the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  pinned: boolean;
  right: boolean;
  bare: boolean;
  /** Where it stands among the cells, from 0 on. */
  place: number;
  /** It is in the tab order. */
  current: boolean;
}

/** A column's heading, which sorts by it: first the newest or largest, then the other way around. Its right edge sets the width. */
export const ColumnHead = memo(function Heading(props: ColumnHeadProps): ReactNode {
  const { column, width, widths, sorted, onSort, pinned, right, bare, place, current } = props;
  const { id, name, label, icon } = column;
  const sorts = onSort && column.sorted;
  const Arrow = sorted === "ascending" ? IconArrowUp : IconArrowDown;
  const tabIndex = current ? 0 : -1;
  const text = bare ? (
    <span className="sr">{label}</span>
  ) : (
    <>
      <Icon name={icon} size="s" />
      <span className="clip">{label}</span>
    </>
  );
  return (
    <th
      scope="col"
      aria-label={label}
      // Of a narrow one little more than the picture can be pointed at.
      data-tip={bare ? undefined : label}
      aria-colindex={place + 1}
      tabIndex={sorts ? undefined : tabIndex}
      className={[right && "right", pinned && "pin"].filter(Boolean).join(" ") || undefined}
      aria-sort={onSort && sorted}
    >
      {sorts ? (
        <button type="button" className="th" tabIndex={tabIndex} onClick={() => onSort(nextSort(name, sorted))}>
          {text}
          <Arrow className="i i--s sort" aria-hidden="true" />
        </button>
      ) : (
        <span className="th th--fixed">{text}</span>
      )}
      {!bare && <ColumnEdge {...{ id, label, width, widths }} />}
    </th>
  );
});
