import { IconCheck } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import type { ColumnModel } from "../model/table/columns";
import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";
import type { ColumnTable } from "./use-shown-columns";

/** Which columns are shown. */
export interface ColumnChoice {
  label: string;
  table: ColumnTable;
}

/** What the menu of columns is told. */
export interface ColumnMenuProps {
  choice: ColumnChoice;
  /** Leaves all widths to the contents again, where they were set by hand. */
  reset: (() => void) | undefined;
}

interface ColumnChoicesProps extends ColumnMenuProps {
  /** The button that has opened it, and has the focus again once it is closed. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The columns to choose from, over the table. It stays open, since one seldom hides just one. */
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
          // The button closes it by itself.
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

/** The columns that can be hidden and whose names have what is searched in them. */
const hideableColumns = (table: ColumnTable, search: string): HideableColumn[] =>
  table
    .getAllLeafColumns()
    .filter(
      (column) => column.getCanHide() && modelOf(column).name.toLowerCase().includes(search.trim().toLowerCase()),
    );

type HideableColumn = ReturnType<ColumnTable["getAllLeafColumns"]>[number];

/** Arrow keys lead along a list, and at its upper end back to the field before it. */
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
  /** Shows or hides all columns that were found. */
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
  /** Tab leads to it; arrow keys lead on. */
  first: boolean;
}

// What is clicked the list hears: of a hundred only the one that changes is drawn anew.
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
