import { nameInFilters } from "../../../../definitions/backend/filter";
import type { TablePage } from "../../../../definitions/language/table";
import { holds } from "../form/condition";
import { columnsOf } from "./columns";

/**
 * A page as it is for an item: plain words are looked for in its texts. Where rows can only be read, nothing opens,
 * changes or selects one, and they have no order of their own.
 */
export function pageForItem(written: TablePage, item: unknown): TablePage {
  const page = { ...written, search: searchOf(written, item) };
  if (!page.readOnlyWhere || !holds(page.readOnlyWhere, item)) return page;
  const { opens: _opens, selection: _selection, ...rest } = page;
  return { ...rest, readOnly: true };
}

function searchOf({ search, columns }: TablePage, item: unknown): TablePage["search"] {
  const { wordSearchCells: cells, ...rest } = search;
  if (!cells) return search;
  const texts = columnsOf(columns, item).filter(({ cell, name }) => cells.includes(cell) && nameInFilters.test(name));
  return { ...rest, wordSearchIn: texts.map(({ name }) => name) };
}
