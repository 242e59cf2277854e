import { createContext, useContext, useSyncExternalStore } from "react";
import type { Row } from "./cell";

/** Titles of related records. They load after the rows that refer to them. */
export interface RecordTitles {
  /** Returns the known titles of a collection by record id. The map is replaced when titles arrive. */
  inCollection: (collectionId: string) => ReadonlyMap<string, string>;
  subscribe: (changed: () => void) => () => void;
}

const nothing: ReadonlyMap<string, string> = new Map();

// Default outside of tables, where no titles are needed.
export const RecordTitlesContext = createContext<RecordTitles>({
  inCollection: () => nothing,
  subscribe: () => () => {},
});

/** Returns the titles loaded so far for a collection's records. */
export function useRecordTitles(collectionId: string): ReadonlyMap<string, string> {
  const titles = useContext(RecordTitlesContext);
  return useSyncExternalStore(titles.subscribe, () => titles.inCollection(collectionId));
}

/** Returns a row's title, truncated for a cell. `item` is the row's parent, such as its collection. */
export type TitleOf = (row: Row, item: string | undefined) => string;

export const TitleOfContext = createContext<TitleOf>(({ id }) => id);

/** Returns the title function of the surrounding tables; its identity never changes. */
export const useTitleOf = (): TitleOf => useContext(TitleOfContext);
