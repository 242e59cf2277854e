import { paletteTexts } from "../../../definitions/texts/palette";
import { formatCount, interpolate, plural } from "../../values/text/text";
import type { PaletteEntry, PaletteGroup } from "../model/palette/palette-entry";
import { openedFor, queryOf } from "../model/table/address";
import { itemName } from "../model/table/sidebar-items";
import type { SearchedItem, RowLookup } from "./use-row-lookup";

interface LookupSetup {
  /** The typed text, which has the form of an id. */
  id: string;
  lookups: readonly SearchedItem[];
  lookup: RowLookup | undefined;
  start: (id: string, items: readonly SearchedItem[]) => void;
  stop: () => void;
}

/** Returns the group with the one line that searches for a row by its id, shows the progress, and leads to the row. */
export const lookupGroup = (setup: LookupSetup): PaletteGroup => ({
  title: paletteTexts.groups.row,
  entries: [lookupEntry(setup)],
});

function lookupEntry({ id, lookups, lookup, start, stop }: LookupSetup): PaletteEntry {
  const n = lookups.length;
  const line = { key: "lookup", icon: "searched", within: id } as const;
  const again = { run: () => start(id, lookups) };
  if (lookup?.id !== id) return { ...line, label: plural(paletteTexts.look, n), ...again };
  const { state, found, done, failed } = lookup;
  if (found) return foundEntry(id, found);
  const progress = { done: formatCount(done), n: formatCount(n) };
  if (state === "running") {
    const end = `${interpolate(paletteTexts.progress, progress)} · ${paletteTexts.stop}`;
    return { ...line, label: plural(paletteTexts.looking, n), end, run: stop };
  }
  const retry = { ...line, end: paletteTexts.again, ...again };
  if (state === "stopped") return { ...retry, label: interpolate(paletteTexts.stopped, progress) };
  if (failed.length > 0) return { ...retry, label: plural(paletteTexts.unread, failed.length) };
  return { ...retry, label: plural(paletteTexts.noRow, n) };
}

const foundEntry = (id: string, { page, item }: SearchedItem): PaletteEntry => ({
  key: "lookup",
  label: id,
  icon: "key",
  within: interpolate(paletteTexts.rowOf, { name: itemName(item, page.sidebar) }),
  to: `${page.route}?${queryOf(page, { item: item.id, ...(page.opens && { opened: openedFor(page.opens, id) }) })}`,
});
