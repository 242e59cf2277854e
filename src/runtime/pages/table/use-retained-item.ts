import { use, useState, useSyncExternalStore } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { openedIn } from "../../model/table/address";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { OpenedPanelContext } from "./opened-panel";
import { useTableFeatures } from "./table-features";

/**
 * Keeps an item that another admin deleted while its import panel is open and has content. Otherwise the input and the
 * result would be lost. It is released when the panel closes.
 */
export function useRetainedItem(
  { transfer }: TablePage,
  id: string,
  known: SidebarItem | undefined,
): SidebarItem | undefined {
  const { imports } = useTableFeatures();
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const isStarted = useSyncExternalStore(imports.subscribe, () => imports.isStarted(id));
  const [held, setHeld] = useState<SidebarItem>();
  if (known || !transfer || (!isStarted && held?.id !== id)) return undefined;
  // Read conditionally, so that the rest of the page does not subscribe to the panel.
  const panel = use(OpenedPanelContext)!;
  if (openedIn(panel, transfer.import) === undefined) return undefined;
  if (held?.id === id) return held;
  // After a new sign-in, this page has never loaded the item.
  const now = last?.id === id ? last : imports.itemOf(id);
  if (now) setHeld(now);
  return now;
}
