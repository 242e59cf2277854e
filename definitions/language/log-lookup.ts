import type { ByVersion } from "./availability";
import type { FindCall } from "./call-kinds";
import type { Path, PathTo } from "./path";
import type { StoredFlag, StoredFlagIn } from "./stored-flag";

/** Lookup of the reason of a failed request in the log, and its texts. */
export interface LogLookup {
  title: string;
  find: FindCall;
  /** Fields of a log entry that match the request, such as its method and moment. */
  match: { method: string; path: string; status: string; at: string };
  /** Methods are uppercase, not lowercase. */
  capitals?: boolean;
  /** Longest delay of a batch of log entries, in seconds, and the text shown while waiting. */
  batches?: { seconds: number; waiting: string };
  /** Tolerance around the time of the request, in seconds. */
  toleranceSeconds: number;
  /** Paths of the error texts. */
  errorFields: readonly string[];
  /** Setting that turns logging off, and the sentence for that case. */
  disabled: StoredFlag & { text: string };
  noEntry: string;
  /** Heading above {n} entries. */
  several: string;
  /** Text for an entry without an error. */
  noCause: string;
  failed: string;
}

/** Log lookup as written in definitions: the entry type, and the type with the setting. */
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
