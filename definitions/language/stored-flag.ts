import type { ReadCall } from "./call-kinds";
import type { At, Path } from "./path";

/** Condition: a stored object has this value at this path. */
export interface StoredFlag {
  read: ReadCall;
  path: string;
  equals: unknown;
}

/** Stored flag of one type, as written in definitions. */
export type StoredFlagIn<T> = { [P in Path<T>]: { read: ReadCall<T>; path: P; equals: At<T, P> } }[Path<T>];

/** Stored flag of any type, as written in definitions. */
export type AnyStoredFlag<Types> = { [K in keyof Types]: StoredFlagIn<Types[K]> }[keyof Types];
