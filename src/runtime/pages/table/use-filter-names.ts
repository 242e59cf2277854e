import { useEffect, useMemo, useState } from "react";
import type { Sidebar } from "../../../../definitions/language/table";
import type { NamePaths } from "../../model/filter/parse-filter";
import { currentFilter } from "../../model/rule/current-filter";
import { resolveName, type NamedCollection } from "../../model/rule/resolve-name";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { asNamed } from "./as-named";
import type { AddressState } from "./table-address";

/** What is known of names in a filter besides those of the columns. */
export interface FilterNames {
  problem: NamePaths["problem"];
  /** A filter with the names that fields have now, where it has some that they had since the table was opened. */
  current: (filter: string) => string;
}

/** The names in the filter of an item's rows, where it names their fields as rules do, and the table with the names of now. */
export function useFilterNames(
  sidebar: Sidebar,
  items: readonly SidebarItem[] | undefined,
  chosen: SidebarItem | undefined,
  table: AddressState,
): { names: FilterNames | undefined; table: AddressState } {
  const names = useNames(sidebar, items, chosen);
  return { names, table: useNamedNow(table, names) };
}

function useNames(
  { editor }: Sidebar,
  items: readonly SidebarItem[] | undefined,
  chosen: SidebarItem | undefined,
): FilterNames | undefined {
  const all = editor?.rewritesFilter && items ? asNamed(items) : undefined;
  const former = useFormer(all);
  return useMemo(() => {
    const own = all?.find(({ id }) => id === chosen?.id);
    if (!all || !own) return undefined;
    return {
      problem: (name) => resolveName(name, own, all).problem,
      current: (filter) => currentFilter(filter, own, former, all),
    };
  }, [all, chosen, former]);
}

type Collections = readonly NamedCollection[];

/** The collections as they were since the table was opened, the oldest first. */
function useFormer(all: Collections | undefined): readonly Collections[] {
  const [known, know] = useState({ all, former: [] as readonly Collections[] });
  if (known.all !== all) know({ all, former: known.all ? [...known.former, known.all] : known.former });
  return known.former;
}

/** The table with a filter that has the names of now; its address is told them. */
function useNamedNow(table: AddressState, names: FilterNames | undefined): AddressState {
  const { address, go } = table;
  const filter = useMemo(() => names?.current(address.filter) ?? address.filter, [names, address.filter]);
  const isRenamed = filter !== address.filter;
  useEffect(() => {
    if (isRenamed) go({ filter }, true);
  }, [isRenamed, filter, go]);
  return useMemo(
    () => (isRenamed ? { ...table, address: { ...address, filter } } : table),
    [isRenamed, table, address, filter],
  );
}
