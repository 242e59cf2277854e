import type { DetailPanel, TablePage } from "../../../../definitions/language/table";
import { holds } from "../form/condition";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { columnsOf } from "./columns";
import { backend } from "../../../backend/version/backend";

/**
 * Adapts a page to the selected item. Plain words are searched in its text columns. Read-only rows cannot be sorted or
 * selected by default, and open in a detail panel.
 */
export function pageForItem(written: TablePage, item?: object): TablePage {
  const page = { ...written, search: searchOf(written, item) };
  if (!page.readOnlyWhere || !holds(page.readOnlyWhere, item)) return page;
  const { opens, selection: _selection, ...rest } = page;
  return { ...rest, ...(opens && { opens: shownOf(page, opens, item) }), readOnly: true };
}

const shownOf = (page: TablePage, opens: NonNullable<TablePage["opens"]>, item: object = {}): DetailPanel => ({
  kind: "detail",
  title: interpolate(page.readOnlyTitle ?? "", item as Readonly<Record<string, unknown>>),
  addressParam: opens.addressParam,
  read: opens.read,
  itemId: String(valueAt(item, "id")),
  errorFields: [],
  lines: columnsOf(page.columns, item).map((column) => ({ ...column, field: column.name })),
});

// The only field of all items.
const idName = "id";

function searchOf({ search, columns }: TablePage, item: unknown): TablePage["search"] {
  const { wordSearchCells: cells, placeholder, ...rest } = search;
  if (!cells) return search;
  const { nameInFilters } = backend();
  const texts = columnsOf(columns, item).filter(({ cell, name }) => cells.includes(cell) && nameInFilters.test(name));
  const names = texts.map(({ name }) => name);
  const field = names.find((name) => name !== idName) ?? idName;
  return { ...rest, placeholder: interpolate(placeholder, { field }), wordSearchIn: names };
}
