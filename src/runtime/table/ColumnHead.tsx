import { IconArrowDown, IconArrowUp, IconEyeOff } from "@tabler/icons-react";
import type { SortDirection } from "@tanstack/react-table";
import { memo, type ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { tableTexts } from "../../../definitions/texts/table";
import { interpolate } from "../../values/text/text";
import { Icon } from "../ui/icons/Icon";
import { ColumnResizer } from "./ColumnResizer";
import type { WidthActions } from "./use-column-widths";
import type { ColumnHeader } from "./use-row-table";

interface ColumnHeadProps {
  column: ColumnModel;
  header: ColumnHeader;
  /** In pixels. */
  width: number;
  widths: WidthActions;
  /** True while its resizer is dragged. */
  isDragged: boolean;
  /** Sort direction; false if the rows are not sorted by this column. */
  sorted: SortDirection | false;
  right: boolean;
  bare: boolean;
  /** Index among the cells, from 0. */
  place: number;
  /** True for the heading in the tab order (roving tabindex). */
  current: boolean;
}

const orders = { asc: "ascending", desc: "descending" } as const;

/** Column heading with sort button and resizer. The first click sorts descending, the next one ascending. */
export const ColumnHead = memo(function Heading(props: ColumnHeadProps): ReactNode {
  const { header, width, widths, isDragged, sorted, right, bare, place, current } = props;
  const { label: name, detail, icon, hidden } = props.column;
  const label = hidden ? interpolate(tableTexts.hiddenColumn, { name }) : detail ? `${name}, ${detail}` : name;
  const sorts = header.column.getCanSort();
  const Arrow = sorted === "asc" ? IconArrowUp : IconArrowDown;
  const tabIndex = current ? 0 : -1;
  const text = bare ? (
    <span className="sr">{name}</span>
  ) : (
    <>
      <Icon name={icon} size="s" />
      <span className="clip">{name}</span>
      {detail && <span className="th-detail">{detail}</span>}
      {hidden && <IconEyeOff className="i i--s" aria-hidden="true" />}
    </>
  );
  return (
    <th
      scope="col"
      aria-label={label}
      data-column-id={props.column.id}
      // Always: in a narrow column, only the icon can be hovered.
      data-tip={bare ? undefined : label}
      aria-colindex={place + 1}
      tabIndex={sorts ? undefined : tabIndex}
      className={[right && "right", header.column.getIsPinned() && "pin"].filter(Boolean).join(" ") || undefined}
      aria-sort={sorted ? orders[sorted] : undefined}
    >
      {sorts ? (
        <button type="button" className="th" tabIndex={tabIndex} onClick={header.column.getToggleSortingHandler()}>
          {text}
          <Arrow className="i i--s sort" aria-hidden="true" />
        </button>
      ) : (
        <span className="th th--fixed">{text}</span>
      )}
      {!bare && <ColumnResizer {...{ header, label, width, widths, isDragged }} />}
    </th>
  );
});
