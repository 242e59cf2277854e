import { IconCheck } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { memo, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { filterByText } from "../../values/text/text";
import type { ColumnModel } from "../model/table/columns";
import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";
import { ListPopover } from "../ui/lists/ListPopover";
import { SearchList } from "../ui/lists/SearchList";
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
      <ListPopover
        look="menu--columns"
        aria-label={choice.label}
        align="end"
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

function Choices({ choice: { label, table }, reset }: ColumnMenuProps): ReactNode {
  const [typed, onType] = useState("");
  const found = filterByText(hideableColumns(table), typed, (column) => modelOf(column).label);
  const toggle = ({ target }: MouseEvent): void => {
    const id = (target as Element).closest<HTMLElement>("[data-column]")?.dataset["column"];
    if (id !== undefined) table.getColumn(id)?.toggleVisibility();
  };
  return (
    <>
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
        onShow={(shown) => {
          const all = Object.fromEntries(found.map(({ id }) => [id, shown]));
          table.setColumnVisibility((last) => ({ ...last, ...all }));
        }}
      />
    </>
  );
}

const modelOf = ({ columnDef }: HideableColumn): ColumnModel => columnDef.meta!;

const hideableColumns = (table: ColumnTable): HideableColumn[] =>
  table.getAllLeafColumns().filter((column) => column.getCanHide());

type HideableColumn = ReturnType<ColumnTable["getAllLeafColumns"]>[number];

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
const ColumnItem = memo(function Item({ column: { id, label, icon }, shown, first }: ColumnItemProps): ReactNode {
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
      <span className="clip">{label}</span>
      <span className="grow" />
      {shown && <IconCheck className="i" aria-hidden="true" />}
    </button>
  );
});
