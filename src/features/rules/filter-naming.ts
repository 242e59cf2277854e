import type { FilterNaming } from "../../runtime/pages/table/table-features";
import { isWordSearch } from "../../backend/filter/word-search";
import type { SidebarItem } from "../../runtime/model/table/sidebar-items";
import { valueAt } from "../../values/json/path";
import { currentFilter } from "./model/current-filter";
import { mentionedIn } from "./model/mentioned-in";
import { renameInRule } from "./model/rename";
import { resolveName, type NamedCollection } from "./model/resolve-name";

const named = (item: SidebarItem): NamedCollection => item as unknown as NamedCollection;
const all = (items: readonly SidebarItem[]): readonly NamedCollection[] => items.map(named);

/** Name resolution for table filters, the same as in rules. */
export const filterNaming: FilterNaming = {
  problem: (name, own, items) => resolveName(name, named(own), all(items)).problem,
  current: (filter, own, former, items) =>
    isWordSearch(filter) ? filter : currentFilter(filter, named(own), former.map(all), all(items)),
  // Links have them: only what resolves names.
  mentioned: (filter, own, items) =>
    mentionedIn(filter, named(own), all(items)).map(({ fields, ...each }) => ({
      ...each,
      fields: fields.map((field) => ({
        id: field.id,
        name: field.name,
        type: field.type,
        collectionId: valueAt(field, "collectionId"),
      })),
    })),
  // The backend reports a filter whose names no longer exist.
  renamed: (filter, id, before, after) =>
    (isWordSearch(filter)
      ? undefined
      : renameInRule(filter, id, { before: all(before), after: all(after) }).rewritten) ?? filter,
};
