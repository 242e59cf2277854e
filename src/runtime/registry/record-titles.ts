import { createContext, useContext, useSyncExternalStore } from "react";
import type { Row } from "./cell";

/** What records of other collections are called. Titles come after the rows that refer to their records. */
export interface RecordTitles {
  /** Those of a collection that are known, by the records' ids; another map whenever there are more. */
  inCollection: (collectionId: string) => ReadonlyMap<string, string>;
  subscribe: (changed: () => void) => () => void;
}

const nothing: ReadonlyMap<string, string> = new Map();

// Beside a table nobody asks for them.
export const RecordTitlesContext = createContext<RecordTitles>({
  inCollection: () => nothing,
  subscribe: () => () => {},
});

/** The titles of a collection's records that are known by now. */
export function useRecordTitles(collectionId: string): ReadonlyMap<string, string> {
  const titles = useContext(RecordTitlesContext);
  return useSyncExternalStore(titles.subscribe, () => titles.inCollection(collectionId));
}

/** What a row is called, in the length of a cell: by the item that it belongs to, such as a record's collection, if any. */
export type TitleOf = (row: Row, item: string | undefined) => string;

export const TitleOfContext = createContext<TitleOf>(({ id }) => id);

/** What the rows of the tables around are called. Always the same function. */
export const useTitleOf = (): TitleOf => useContext(TitleOfContext);
