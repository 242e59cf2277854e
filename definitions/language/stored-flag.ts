import type { ReadCall } from "./call-kinds";
import type { At, Path } from "./path";

/** Something holds while a stored object has this value at this path. */
export interface StoredFlag {
  read: ReadCall;
  path: string;
  equals: unknown;
}

/** What is written of a flag in an object of a type. */
export type StoredFlagIn<T> = { [P in Path<T>]: { read: ReadCall<T>; path: P; equals: At<T, P> } }[Path<T>];

/** What is written of a flag in an object of any of the types. */
export type AnyStoredFlag<Types> = { [K in keyof Types]: StoredFlagIn<Types[K]> }[keyof Types];
