import { use, useState, useSyncExternalStore } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { openedIn } from "../../model/table/address";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { OpenedPanelContext } from "./opened-panel";
import { useTableParts } from "./table-parts";

/**
 * The item of this id as it was before another admin deleted it, where an import into it is open and there is anything in
 * it: with the item its text and its result would go. It is held until the panel closes.
 */
export function useHeldItem(
  { transfer }: TablePage,
  id: string,
  known: SidebarItem | undefined,
): SidebarItem | undefined {
  const { imports } = useTableParts();
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const begun = useSyncExternalStore(imports.subscribe, () => imports.isBegun(id));
  const [held, setHeld] = useState<SidebarItem>();
  if (known || !transfer || (!begun && held?.id !== id)) return undefined;
  // What opens over the page is looked at here alone: nothing else beside the table is to be drawn anew for it.
  const panel = use(OpenedPanelContext)!;
  if (openedIn(panel, transfer.import) === undefined) return undefined;
  if (held?.id === id) return held;
  // After another sign-in the page has never known it.
  const now = last?.id === id ? last : imports.itemOf(id);
  if (now) setHeld(now);
  return now;
}
