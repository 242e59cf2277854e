/** Filter that was applied, never its rows. */
export interface PastSearch {
  filter: string;
  /** When it was answered, in milliseconds. */
  at: number;
  /** Number of rows that it found. */
  total: number;
}

/** Memory of one table in a browser, for one account on one backend. */
export interface ListMemory {
  /** Applied filters, newest first. */
  history: readonly PastSearch[];
}

const longestHistory = 20;

/** Adds an applied filter. An older use of the same filter is dropped. */
export const withSearch = (memory: ListMemory, search: PastSearch): ListMemory => ({
  ...memory,
  history: [search, ...memory.history.filter(({ filter }) => filter !== search.filter)].slice(0, longestHistory),
});

/** Reads a stored memory, and omits entries of another shape. */
export function readMemory(stored: unknown): ListMemory {
  const { history } = Object(stored) as Partial<Record<keyof ListMemory, unknown>>;
  return {
    history: entriesIn(history, "filter").map(({ filter, at, total }) => ({
      filter: String(filter),
      at: Number(at) || 0,
      total: Number(total) || 0,
    })),
  };
}

const entriesIn = (stored: unknown, key: string): Readonly<Record<string, unknown>>[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof Object(each)[key] === "string") : [];
