import { useEffect, useState } from "react";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { apiBase } from "../../backend/api/base-url";
import { useSession } from "../../backend/session/session";
import { parseObject } from "../../browser/browser-storage";
import { readStored, subscribeToStored, writeStored } from "../../browser/local-storage";
import { readQueries, type Queries } from "./model/queries";

const storedByKey = (): Readonly<Record<string, unknown>> => parseObject(readStored(storageKeys.sql));

/** Queries of the account on this backend, in this browser. A change also sees those of other tabs. */
export function useQueries() {
  const account = useSession(({ session, lastAdmin }) => (session?.model ?? lastAdmin)?.id ?? "");
  const key = `${apiBase().href}#${account}`;
  const read = (): Queries => readQueries(storedByKey()[key]);
  const [queries, setQueries] = useState(read);
  const update = (change: (stored: Queries) => Queries): void => {
    const changed = change(read());
    // Kept in memory, with a warning, where the browser refuses to store.
    writeStored(storageKeys.sql, JSON.stringify({ ...storedByKey(), [key]: changed }));
    setQueries(changed);
  };
  useEffect(() => subscribeToStored(storageKeys.sql, () => setQueries(readQueries(storedByKey()[key]))), [key]);
  return { queries, update };
}
