import type { TablePage } from "../../../../definitions/language/table";
import { holds } from "../form/condition";

/** A page as it is for an item: where rows can only be read, nothing opens, changes or selects one, and they have no order of their own. */
export function pageForItem(page: TablePage, item: unknown): TablePage {
  if (!page.readOnlyWhere || !holds(page.readOnlyWhere, item)) return page;
  const { opens: _opens, selection: _selection, ...rest } = page;
  return { ...rest, readOnly: true };
}
