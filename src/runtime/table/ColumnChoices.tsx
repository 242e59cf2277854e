import { IconCheck } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import type { ColumnModel } from "../model/table/columns";
import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";
import type { ColumnTable } from "./use-shown-columns";

/** Choice of the visible columns. */
export interface ColumnChoice {
  label: string;
  table: ColumnTable;
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
      <Popover.Content
        className="menu menu--columns"
        aria-label={choice.label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
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
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

function Choices({ choice: { label, table }, reset }: ColumnMenuProps): ReactNode {
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = hideableColumns(table, search);
  const move = (event: KeyboardEvent): void => moveFocus(event, list.current!, field.current);
  const toggle = ({ target }: MouseEvent): void => {
    const id = (target as Element).closest<HTMLElement>("[data-column]")?.dataset["column"];
    if (id !== undefined) table.getColumn(id)?.toggleVisibility();
  };
  return (
    <>
      <input
        ref={field}
        type="search"
        className="input"
        placeholder={tableTexts.searchColumns}
        aria-label={tableTexts.searchColumns}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === "ArrowDown" && move(event)}
      />
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu-list scroll"
        onKeyDown={move}
        onClick={toggle}
      >
        {found.map((column, index) => (
          <ColumnItem key={column.id} column={modelOf(column)} shown={column.getIsVisible()} first={index === 0} />
        ))}
      </div>
      <p className="side-none" role="status">
        {found.length === 0 && tableTexts.noColumns}
      </p>
      <Foot
        reset={reset}
        onShow={(shown) => {
          const all = Object.fromEntries(found.map(({ id }) => [id, shown]));
          table.setColumnVisibility((last) => ({ ...last, ...all }));
        }}
      />
    </>
  );
}

const modelOf = ({ columnDef }: HideableColumn): ColumnModel => columnDef.meta!;

/** Returns the columns that can be hidden and match the search. */
const hideableColumns = (table: ColumnTable, search: string): HideableColumn[] =>
  table
    .getAllLeafColumns()
    .filter(
      (column) => column.getCanHide() && modelOf(column).name.toLowerCase().includes(search.trim().toLowerCase()),
    );

type HideableColumn = ReturnType<ColumnTable["getAllLeafColumns"]>[number];

/** Moves the focus along the menu by arrow keys; above the first item is the search input. */
function moveFocus(event: KeyboardEvent, list: Element, field: HTMLElement | null): void {
  const items = [...list.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")];
  const index = items.indexOf(event.target as HTMLElement);
  const last = items.length - 1;
  const to = { ArrowDown: Math.min(index + 1, last), ArrowUp: index - 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  (items[to] ?? field)?.focus();
}

interface FootProps extends Pick<ColumnMenuProps, "reset"> {
  /** Shows or hides all columns that match the search. */
  onShow: (shown: boolean) => void;
}

const Foot = ({ onShow, reset }: FootProps): ReactNode => (
  <div className="menu-foot">
    <Button look="quiet" size="small" onClick={() => onShow(true)}>
      {tableTexts.showAll}
    </Button>
    <Button look="quiet" size="small" onClick={() => onShow(false)}>
      {tableTexts.hideAll}
    </Button>
    {reset && (
      <Button look="quiet" size="small" onClick={reset}>
        {tableTexts.resetWidths}
      </Button>
    )}
  </div>
);

interface ColumnItemProps {
  column: ColumnModel;
  shown: boolean;
  /** True for the item in the tab order (roving tabindex). */
  first: boolean;
}

// The list handles clicks, so that of a hundred items only the changed one renders.
const ColumnItem = memo(function Item({ column: { id, name, icon }, shown, first }: ColumnItemProps): ReactNode {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={shown}
      tabIndex={first ? 0 : -1}
      className="menu-item"
      data-column={id}
    >
      <Icon name={icon} />
      <span className="clip">{name}</span>
      <span className="grow" />
      {shown && <IconCheck className="i" aria-hidden="true" />}
    </button>
  );
});
