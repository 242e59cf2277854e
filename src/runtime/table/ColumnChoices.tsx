import "./column-choices.css";
import { IconCheck, IconGripVertical } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { memo, useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from "react";
import { listTexts } from "../../../definitions/texts/list";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { tableTexts } from "../../../definitions/texts/table";
import { filterByText, interpolate } from "../../values/text/text";
import { storeChoice, storedFlag } from "../store/table-choices";
import { withOrderOf } from "../model/table/column-order";
import type { ColumnModel } from "../model/table/columns";
import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";
import { ListPopover } from "../ui/lists/ListPopover";
import { SearchList } from "../ui/lists/SearchList";
import { SortedList } from "../ui/sorted/SortedList";
import { useSorted } from "../ui/sorted/use-sorted";
import type { ColumnTable, ShownColumns } from "./use-shown-columns";

export { dragColumn } from "./drag-column";

/** Choice of the columns, and its name. */
export interface ColumnChoice extends ShownColumns {
  label: string;
}

/** Props of the column menu. */
export interface ColumnMenuProps {
  choice: ColumnChoice;
  /** Resets all column widths to fit their contents; undefined if none was set by the admin. */
  reset: (() => void) | undefined;
}

interface ColumnChoicesProps extends ColumnMenuProps {
  /** Button that opened the menu; it gets the focus back on close. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Popover menu of columns. It stays open after a choice, as admins usually hide several. */
export const ColumnChoices = ({ choice, reset, button, onClose }: ColumnChoicesProps): ReactNode => (
  <Popover.Root open onOpenChange={onClose}>
    <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
    <Popover.Portal container={document.getElementById("main")}>
      <ListPopover
        look="menu--columns"
        aria-label={choice.label}
        align="end"
        onEscapeKeyDown={(event) => {
          // Escape puts back a lifted column first.
          if ((event.target as Element).closest("[data-lifted]")) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          // The button toggles the menu itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <Choices {...{ choice, reset }} />
      </ListPopover>
    </Popover.Portal>
  </Popover.Root>
);

function Choices({ choice: { label, table, order, setOrder }, reset }: ColumnMenuProps): ReactNode {
  const [typed, onType] = useState("");
  const columns = table.getAllLeafColumns();
  const found = filterByText(columns, typed, (column) => modelOf(column).label);
  const ids = useStableIds(found);
  const toggle = ({ target }: MouseEvent): void => {
    const id = (target as Element).closest<HTMLElement>("[data-column]")?.dataset["column"];
    if (id !== undefined) table.getColumn(id)?.toggleVisibility();
  };
  return (
    <SortedList
      ids={ids}
      nameOf={(id) => modelOf(table.getColumn(id)!).label}
      disabled={false}
      onMove={(next) => setOrder(withOrderOf(next, idsOf(columns)))}
    >
      <SearchList
        label={tableTexts.searchColumns}
        {...{ typed, onType }}
        list={{ role: "menu", tabIndex: -1, "aria-label": label, className: "menu-list scroll", onClick: toggle }}
        items="[role=menuitemcheckbox]"
        roves
        nothing={found.length === 0 && tableTexts.noColumns}
        nothingLook="side-none"
      >
        {found.map((column, index) => (
          <ColumnItem key={column.id} column={modelOf(column)} shown={column.getIsVisible()} first={index === 0} />
        ))}
      </SearchList>
      <Foot
        reset={reset}
        resetOrder={order.length > 0 ? () => setOrder([]) : undefined}
        onShow={(shown) => {
          const hideable = found.filter((column) => column.getCanHide());
          const all = Object.fromEntries(idsOf(hideable).map((id) => [id, shown]));
          table.setColumnVisibility((last) => ({ ...last, ...all }));
        }}
      />
    </SortedList>
  );
}

type ListedColumn = ReturnType<ColumnTable["getAllLeafColumns"]>[number];

const modelOf = ({ columnDef }: ListedColumn): ColumnModel => columnDef.meta!;

const idsOf = (columns: readonly ListedColumn[]): string[] => columns.map(({ id }) => id);

// The same array until the order changes: another one would render all items.
function useStableIds(columns: readonly ListedColumn[]): readonly string[] {
  const key = JSON.stringify(idsOf(columns));
  return useMemo(() => JSON.parse(key) as string[], [key]);
}

interface FootProps extends Pick<ColumnMenuProps, "reset"> {
  /** Shows or hides all columns that match the search. */
  onShow: (shown: boolean) => void;
  /** Resets the order of the columns; undefined if it was not changed. */
  resetOrder: (() => void) | undefined;
}

const Foot = ({ onShow, reset, resetOrder }: FootProps): ReactNode => (
  <div className="menu-foot">
    <FootButton label={tableTexts.showAll} onClick={() => onShow(true)} />
    <FootButton label={tableTexts.hideAll} onClick={() => onShow(false)} />
    {reset && <FootButton label={tableTexts.resetWidths} onClick={reset} />}
    {resetOrder && <FootButton label={tableTexts.resetOrder} onClick={resetOrder} />}
    <ScrollChoice />
  </div>
);

function ScrollChoice(): ReactNode {
  const [isOn, setOn] = useState(() => storedFlag(storageKeys.loadOnScroll));
  return (
    <label className="option">
      <input
        type="checkbox"
        className="check"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          storeChoice(storageKeys.loadOnScroll, checked);
          setOn(checked);
        }}
      />
      {tableTexts.loadOnScroll}
    </label>
  );
}

const FootButton = ({ label, onClick }: { label: string; onClick: () => void }): ReactNode => (
  <Button look="quiet" size="small" onClick={onClick}>
    {label}
  </Button>
);

interface ColumnItemProps {
  column: ColumnModel;
  shown: boolean;
  /** True for the item in the tab order (roving tabindex). */
  first: boolean;
}

// The list handles clicks, so that of a hundred items only the changed one renders.
const ColumnItem = memo(function Item({ column, shown, first }: ColumnItemProps): ReactNode {
  const { id, label, icon, fixed } = column;
  const { item, handle } = useSorted(id);
  return (
    <div role="none" className="column-item" {...item} onKeyDown={moveSideways}>
      <button
        {...handle}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-pressed={undefined}
        className="column-grip"
        aria-label={interpolate(listTexts.move, { name: label })}
      >
        <IconGripVertical className="i i--s" aria-hidden="true" />
      </button>
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={shown}
        aria-disabled={fixed || undefined}
        tabIndex={first ? 0 : -1}
        className="menu-item"
        data-column={id}
      >
        <Icon name={icon} />
        <span className="clip">{label}</span>
        <span className="grow" />
        {shown && <IconCheck className="i" aria-hidden="true" />}
      </button>
    </div>
  );
});

/** Moves the focus between the handle of a column and its check mark. Keys that move the column end here. */
function moveSideways(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented) return event.stopPropagation();
  const [grip, mark] = event.currentTarget.querySelectorAll("button");
  const next = { ArrowLeft: grip, ArrowRight: mark }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
