import { IconCopy, IconFilter, IconFilterMinus } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { detailTexts } from "../../../definitions/texts/panel";
import { cellMenuTexts } from "../../../definitions/texts/views";
import { cellFilters } from "../../backend/filter/cell-filters";
import { addCondition } from "../../backend/filter/conditions";
import { backend } from "../../backend/version/backend";
import { jsonText } from "../../values/json/json-text";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import type { ColumnModel } from "../model/table/columns";
import { useCellFinder } from "../table/use-cell-finder";
import type { MenuAction } from "../ui/menus/MoreMenu";
import { copyText } from "../ui/text/copy-text";
import type { ListProps } from "./list-props";

/** Cell whose menu is open, and the position of the menu in the window, in pixels. */
interface OpenedCell {
  cell: HTMLElement;
  column: ColumnModel;
  value: unknown;
  left: number;
  top: number;
}

/** Menu of a cell: filters by its value, excludes it or copies it. */
export function CellMenu(props: ListProps): ReactNode {
  const [opened, setOpened] = useState<OpenedCell>();
  useCells(props, setOpened);
  if (!opened) return null;
  const { cell, column, left, top } = opened;
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={() => setOpened(undefined)}>
      <DropdownMenu.Trigger asChild>
        <span className="cell-menu" style={{ left, top }} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        align="start"
        collisionPadding={8}
        aria-labelledby={undefined}
        aria-label={interpolate(cellMenuTexts.label, { label: column.label })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          (cell.hasAttribute("tabindex") ? cell : cell.closest("tr"))?.focus();
        }}
      >
        {actionsOf(props, opened).map(({ icon: Picture, label, onSelect }) => (
          <DropdownMenu.Item key={label} className="menu-item" onSelect={onSelect}>
            <Picture className="i" aria-hidden="true" />
            <span className="clip">{label}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Reports the cell that is right-clicked, or that has the focus when the key of a menu is pressed. */
function useCells(props: ListProps, onOpen: (opened: OpenedCell) => void): void {
  const cellAt = useCellFinder(props.shown, props.found.rows);
  const open = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const found = cellAt(event.target);
    if (!found || document.getSelection()?.toString()) return;
    // Links have a menu of the browser.
    if (event instanceof MouseEvent && event.target instanceof Element && event.target.closest("a")) return;
    const { cell, column, row } = found;
    event.preventDefault();
    const { left, bottom } = cell.getBoundingClientRect();
    const [x, y] = event instanceof MouseEvent ? [event.clientX, event.clientY] : [left, bottom];
    onOpen({ cell, column, value: valueAt(row, column.name), left: x, top: y });
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("contextmenu", (event) => open(event), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) open(event);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
}

const longest = 40;

const shortened = (value: unknown): string => {
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

function actionsOf({ screen, vocabulary, address, go }: ListProps, { column, value }: OpenedCell): MenuAction[] {
  const { name, label } = column;
  const known = vocabulary.names.find((each) => each.name === name);
  const canFilter = backend().nameInFilters.test(name) && (known !== undefined || !vocabulary.closed);
  const { opens } = screen;
  const filter = opens?.kind === "detail" ? opens.lines.find(({ field }) => field === name)?.filter : undefined;
  const found = canFilter ? cellFilters({ name, compared: known?.compared, filter }, value) : [];
  const use = (condition: string) => (): void => go({ filter: addCondition(address.filter, condition) });
  const isOne = !Array.isArray(value);
  const words = (text: string, one: string, part: unknown): string =>
    isOne ? interpolate(text, { label }) : interpolate(one, { value: shortened(part) });
  const copied = typeof value === "object" ? jsonText(value, 2) : String(value ?? "");
  return [
    ...found.flatMap(({ value: part, only, without }): MenuAction[] => [
      {
        icon: IconFilter,
        label: words(detailTexts.filter[filter ?? "value"], cellMenuTexts.only, part),
        onSelect: use(only),
      },
      {
        icon: IconFilterMinus,
        label: words(detailTexts.without[filter ?? "value"], cellMenuTexts.without, part),
        onSelect: use(without),
      },
    ]),
    {
      icon: IconCopy,
      label: interpolate(detailTexts.copy, { label }),
      onSelect: () => void copyText(copied, label),
    },
  ];
}
