import { useEffect, useRef, useState } from "react";
import { paletteLimits } from "../../../definitions/limits/palette";
import { idsFilter } from "../../backend/filter/id-filters";
import { send } from "../../backend/api/send";
import { itemName, type SidebarItem } from "../model/table/sidebar-items";
import type { ItemsPage } from "../model/palette/menu-entries";

/** Item whose rows may have an id. */
export interface SearchedItem {
  page: ItemsPage;
  item: SidebarItem;
}

/** State of a search for a row by its id. */
export interface RowLookup {
  id: string;
  state: "running" | "stopped" | "done";
  /** Number of items that were read. */
  done: number;
  /** Names of the items that could not be read. */
  failed: readonly string[];
  found?: SearchedItem;
}

/** Searches the rows of all items for an id, some items at a time, until it is found. Closing the palette stops it. */
export function useRowLookup() {
  const [lookup, setLookup] = useState<RowLookup>();
  const running = useRef<AbortController>(undefined);
  const stop = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const start = (id: string, items: readonly SearchedItem[]): void => {
    stop();
    const control = new AbortController();
    running.current = control;
    // A stopped search must not replace the next one.
    void search(id, items, control, (state) => running.current === control && setLookup(state));
  };
  return { lookup, start, stop };
}

async function search(
  id: string,
  items: readonly SearchedItem[],
  control: AbortController,
  report: (state: RowLookup) => void,
): Promise<void> {
  const waiting = [...items];
  const { signal } = control;
  let state: RowLookup = { id, state: "running", done: 0, failed: [] };
  const update = (change: Partial<RowLookup>): void => report((state = { ...state, ...change }));
  update({});
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const has = await hasRow(next, id, signal).catch(() => undefined);
      if (signal.aborted) return;
      const name = itemName(next.item, next.page.sidebar);
      update({ done: state.done + 1, ...(has === undefined && { failed: [...state.failed, name] }) });
      if (!has) continue;
      update({ found: next, state: "done" });
      // The other requests are of no use.
      control.abort();
    }
  };
  await Promise.all(Array.from({ length: paletteLimits.lookups }, work));
  if (!state.found) update({ state: signal.aborted ? "stopped" : "done" });
}

async function hasRow({ page, item }: SearchedItem, id: string, signal: AbortSignal): Promise<boolean> {
  const call = page.relations!;
  const { items } = await send(call, { path: { collection: item.id }, query: { filter: idsFilter([id]) } }, { signal });
  return items.length > 0;
}
