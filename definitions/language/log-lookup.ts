import type { ByVersion } from "./availability";
import type { FindCall } from "./call-kinds";
import type { Path, PathTo } from "./path";
import type { StoredFlag, StoredFlagIn } from "./stored-flag";

/** How a log is asked why a request failed, and what is said of its answer. */
export interface LogLookup {
  title: string;
  find: FindCall;
  /** The fields of an entry with what is known of the request: its method, its moment, and so on. */
  match: { method: string; path: string; status: string; at: string };
  /** Methods are in capitals, not in small letters. */
  capitals?: boolean;
  /** Entries are written in batches: after this many seconds at most, and what is said until then. */
  batches?: { seconds: number; waiting: string };
  /** Seconds before and after the request in which an entry may be meant. */
  toleranceSeconds: number;
  /** Paths of an entry whose texts say what went wrong. */
  errorFields: readonly string[];
  /** Where it is stored that nothing is logged, and the sentence that says so. */
  disabled: StoredFlag & { text: string };
  noEntry: string;
  /** Said above {n} entries. */
  several: string;
  /** Said of an entry without error texts. */
  noCause: string;
  failed: string;
}

/** What is written of a log with entries of one type, turned off somewhere in an object of another. */
export type LogLookupDefinition<T, Stored> = Omit<
  LogLookup,
  "find" | "match" | "capitals" | "errorFields" | "disabled"
> & {
  find: FindCall<T>;
  capitals?: boolean | ByVersion<boolean>;
  match: Record<"method" | "path" | "at", PathTo<T, string>> & { status: PathTo<T, number> };
  errorFields: readonly Path<T>[];
  disabled: StoredFlagIn<Stored> & { text: string };
};
