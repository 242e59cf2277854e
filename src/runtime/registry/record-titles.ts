import { createContext, useContext, useSyncExternalStore } from "react";

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

/** Makes the titles of rows. `item` is the row's parent, such as its collection. */
export interface Titling {
  /** Returns a row's title, truncated for a cell. */
  titleOf: (row: { id: string }, item: string | undefined) => string;
  /** Returns the `expand` parameter with which rows come with all that their titles show. */
  expandOf: (item: string) => string | undefined;
}

export const TitlingContext = createContext<Titling>({ titleOf: ({ id }) => id, expandOf: () => undefined });

/** Returns the title functions of the surrounding tables; their identity never changes. */
export const useTitling = (): Titling => useContext(TitlingContext);
