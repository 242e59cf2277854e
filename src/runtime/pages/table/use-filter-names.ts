import { useEffect, useMemo, useState } from "react";
import type { Sidebar } from "../../../../definitions/language/table";
import type { NamePaths } from "../../../backend/filter/parse-filter";
import type { SidebarItem } from "../../model/table/sidebar-items";
import type { AddressState } from "./table-address";
import { useFilterNaming, type FilterNaming } from "./table-features";

/** Resolves names in a filter beyond those of the columns. */
export interface FilterNames {
  problem: NamePaths["problem"];
  /** Rewrites a filter to the present names of fields renamed since the table was opened. */
  current: (filter: string) => string;
  /** Item of the table, all items, and what resolves names for them. */
  own: SidebarItem;
  all: readonly SidebarItem[];
  naming: FilterNaming;
}

/** Returns the resolver of filter names, if the definition has one, and the table with present names in its filter. */
export function useFilterNames(
  sidebar: Sidebar,
  items: readonly SidebarItem[] | undefined,
  chosen: SidebarItem | undefined,
  table: AddressState,
): { names: FilterNames | undefined; table: AddressState } {
  const names = useNames(sidebar, items, chosen, table.address.filter !== "");
  return { names, table: usePresentNames(table, names) };
}

type Items = readonly SidebarItem[];

function useNames(
  { rewritesFilter }: Sidebar,
  items: Items | undefined,
  chosen: SidebarItem | undefined,
  isFiltered: boolean,
): FilterNames | undefined {
  const filterNaming = useFilterNaming(isFiltered);
  const all = rewritesFilter ? items : undefined;
  const former = useFormer(all);
  return useMemo(() => {
    const own = all?.find(({ id }) => id === chosen?.id);
    if (!all || !own || !filterNaming) return undefined;
    return {
      problem: (name) => filterNaming.problem(name, own, all),
      current: (filter) => filterNaming.current(filter, own, former, all),
      own,
      all,
      naming: filterNaming,
    };
  }, [filterNaming, all, chosen, former]);
}

/** Returns earlier versions of the items since the table was opened, the oldest first. */
function useFormer(all: Items | undefined): readonly Items[] {
  const [known, setKnown] = useState({ all, former: [] as readonly Items[] });
  if (known.all !== all) setKnown({ all, former: known.all ? [...known.former, known.all] : known.former });
  return known.former;
}

/** Returns the table with present names in its filter, and updates the URL. */
function usePresentNames(table: AddressState, names: FilterNames | undefined): AddressState {
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
