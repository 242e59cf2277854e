import { keyIn } from "../../browser/environment";
import { isStoredBase, type StoredBase } from "./model/base";

let bases: ReturnType<typeof import("idb-keyval").createStore> | undefined;

// One connection for all: idb-keyval never closes them. It needs one database per store.
const opened = async () => {
  const library = await import("idb-keyval");
  bases ??= library.createStore(keyIn("sextant-bases"), "bases");
  return { ...library, store: bases };
};

/** Reads the common state with another environment; null if this browser has none, or cannot read it. */
export async function readBaseOf(source: string): Promise<StoredBase | null> {
  try {
    const { get, store } = await opened();
    const stored: unknown = await get(source, store);
    return isStoredBase(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the common state with another environment; undefined removes it. Rejects if the browser refuses. */
export async function writeBaseOf(source: string, base: StoredBase | undefined): Promise<void> {
  const { set, del, store } = await opened();
  await (base ? set(source, base, store) : del(source, store));
}
