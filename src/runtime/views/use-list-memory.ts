import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { apiBase } from "../../backend/api/base-url";
import { accountOf, useSession } from "../../backend/session/session";
import { parseObject } from "../../browser/browser-storage";
import { readStored, subscribeToStored, writeStored } from "../../browser/local-storage";
import { readMemory, type ListMemory } from "../model/table/list-memory";
import { useStable } from "../ui/use-stable";

const read = (): Readonly<Record<string, unknown>> => parseObject(readStored(storageKeys.lists));

// Shared by all parts of a page.
const useStored = create(read);

/** Memory of a table, and the function that changes it. A change also sees those of other tabs. */
export interface KeptMemory {
  memory: ListMemory;
  update: (change: (memory: ListMemory) => ListMemory) => void;
}

/** Returns the memory of a table in this browser, for the account on this backend. `list` is its item or route. */
export function useListMemory(list: string): KeptMemory {
  const account = useSession(accountOf);
  const key = `${apiBase().href}#${account}#${list}`;
  const stored = useStored((all) => all[key]);
  const memory = useMemo(() => readMemory(stored), [stored]);
  useEffect(() => {
    const refresh = (): void => useStored.setState(read(), true);
    refresh();
    return subscribeToStored(storageKeys.lists, refresh);
  }, []);
  const { update } = useStable({
    update: (change: (known: ListMemory) => ListMemory): void => {
      const all = { ...read(), [key]: change(readMemory(read()[key])) };
      writeStored(storageKeys.lists, JSON.stringify(all));
      useStored.setState(all, true);
    },
  });
  return { memory, update };
}
