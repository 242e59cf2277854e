import { useEffect, useState } from "react";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { apiBase } from "../../backend/api/base-url";
import { useSession } from "../../backend/session/session";
import { readObject, tryWriteText } from "../../browser/browser-storage";
import { subscribeToStored } from "../../browser/local-storage";
import { readQueries, type Queries } from "./model/queries";

/** Queries of the account on this backend, in this browser. A change also sees those of other tabs. */
export function useQueries() {
  const account = useSession(({ session, lastAdmin }) => (session?.model ?? lastAdmin)?.id ?? "");
  const key = `${apiBase().href}#${account}`;
  const read = (): Queries => readQueries(readObject(storageKeys.sql)[key]);
  const [queries, setQueries] = useState(read);
  const update = (change: (stored: Queries) => Queries): void => {
    const changed = change(read());
    tryWriteText(storageKeys.sql, JSON.stringify({ ...readObject(storageKeys.sql), [key]: changed }));
    setQueries(changed);
  };
  useEffect(
    () => subscribeToStored(storageKeys.sql, () => setQueries(readQueries(readObject(storageKeys.sql)[key]))),
    [key],
  );
  return { queries, update };
}
