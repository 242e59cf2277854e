import type { Screen } from "../../../../definitions/language/screen";
import type { TablePage } from "../../../../definitions/language/table";
import type { TransferPanel } from "../../../../definitions/language/transfer";
import { paletteTexts } from "../../../../definitions/texts/palette";
import { tableTexts } from "../../../../definitions/texts/table";
import { interpolate } from "../../../values/text/text";
import { holds } from "../form/condition";
import { newRow, openedFor, queryOf, readAddress } from "../table/address";
import { itemName, itemNamed, type SidebarItem } from "../table/sidebar-items";
import type { PaletteEntry } from "./palette-entry";

/** Page at hand, for the actions that it offers. */
export interface ScreenAtHand {
  screen: Screen | undefined;
  query: URLSearchParams;
  /** Items of its sidebar. */
  items: readonly SidebarItem[];
  /** Whether items can be created and edited. */
  editable: boolean;
  /** Fetches the rows of an item again, or all rows. */
  refresh: (page: TablePage, itemId: string | undefined) => void;
}

/** Returns the actions of the page at hand. Each opens what its button opens. */
export function screenEntries({ screen, query, items, editable, refresh }: ScreenAtHand): PaletteEntry[] {
  if (screen?.kind !== "table") return [];
  const address = readAddress(screen, query);
  const item = screen.sidebar && itemNamed(items, address.item, screen.sidebar);
  if (screen.sidebar && !item) return [];
  const name = item && screen.sidebar ? itemName(item, screen.sidebar) : "";
  const open = (panel: { addressParam: string }, id: string) => ({
    to: `${screen.route}?${queryOf(screen, { ...address, opened: openedFor(panel, id) })}`,
    ...(!address.opened && { opensHere: true as const }),
  });
  const within = name ? { within: name } : {};
  const transfer = (panel: TransferPanel): PaletteEntry => ({
    key: panel.addressParam,
    label: panel.title,
    icon: panel.icon,
    ...within,
    ...open(panel, item?.id ?? ""),
  });
  return [
    ...newRowEntries(screen, within, open),
    ...itemEditEntries(screen, item, editable, open),
    ...(screen.transfer ? [transfer(screen.transfer.export), transfer(screen.transfer.import)] : []),
    {
      key: "refresh",
      label: tableTexts.refresh,
      icon: "go" as const,
      ...within,
      runClosed: () => refresh(screen, item?.id),
    },
  ].map((entry) => {
    const writes = entry.key === newRow || entry.key === screen.transfer?.import.addressParam;
    const isReadOnly = screen.readOnlyWhere !== undefined && item !== undefined && holds(screen.readOnlyWhere, item);
    return writes && isReadOnly ? { ...entry, disabled: readOnlyReason(screen, name) } : entry;
  });
}

type Open = (panel: { addressParam: string }, id: string) => Pick<PaletteEntry, "to" | "opensHere">;

const newRowEntries = ({ opens }: TablePage, within: Pick<PaletteEntry, "within">, open: Open): PaletteEntry[] =>
  opens?.kind === "form"
    ? [{ key: newRow, label: opens.create.label, icon: opens.create.icon, ...within, ...open(opens, newRow) }]
    : [];

function itemEditEntries(
  { sidebar }: TablePage,
  item: SidebarItem | undefined,
  editable: boolean,
  open: Open,
): PaletteEntry[] {
  if (!sidebar || !item) return [];
  const { editor, preview } = sidebar;
  const within = itemName(item, sidebar);
  return [
    ...(preview
      ? [{ key: "preview", label: preview.title, icon: preview.icon, within, ...open(preview, item.id) }]
      : []),
    ...(editor && editable ? editEntries(editor, item, within, open) : []),
  ];
}

const editEntries = (
  { panel }: NonNullable<NonNullable<TablePage["sidebar"]>["editor"]>,
  item: SidebarItem,
  within: string,
  open: Open,
): PaletteEntry[] => [
  { key: "edit item", label: panel.title.edit, icon: "settings", within, ...open(panel, item.id) },
  { key: "new item", label: panel.create.label, icon: panel.create.icon, ...open(panel, newRow) },
];

const readOnlyReason = ({ readOnlyBadge = "" }: TablePage, name: string): string =>
  interpolate(paletteTexts.readOnly, { name, badge: readOnlyBadge });
