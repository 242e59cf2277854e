import type { FindCall, ReadCall } from "./call-kinds";
import type { At, Path, PathTo } from "./path";

/** How a log is asked why a request failed, and what is said of its answer. */
export interface LogLookup {
  title: string;
  find: FindCall;
  /** The fields of an entry with what one knows of the request: its method in small letters, its moment, and so on. */
  match: { method: string; path: string; status: string; at: string };
  /** Seconds before and after the request in which an entry may be meant. */
  toleranceSeconds: number;
  /** Paths of an entry whose texts say what went wrong. */
  errorFields: readonly string[];
  /** Where it is stored that nothing is logged: the path with this value, and the sentence that says so. */
  disabled: { read: ReadCall; path: string; equals: unknown; text: string };
  noEntry: string;
  /** Said above {n} entries. */
  several: string;
  /** Said of an entry without error texts. */
  noCause: string;
  failed: string;
}

type DisabledAt<T, P> = { read: ReadCall<T>; path: P; equals: At<T, P>; text: string };

/** Where it is stored, in an object of a type, that there are no rows to come, and the sentence that says so. */
export type Disabled<T> = { [P in Path<T>]: DisabledAt<T, P> }[Path<T>];

/** What is written of a log with entries of one type, turned off somewhere in an object of another. */
export type LogLookupDefinition<T, Stored> = Omit<LogLookup, "find" | "match" | "errorFields" | "disabled"> & {
  find: FindCall<T>;
  match: Record<"method" | "path" | "at", PathTo<T, string>> & { status: PathTo<T, number> };
  errorFields: readonly Path<T>[];
  disabled: Disabled<Stored>;
};
