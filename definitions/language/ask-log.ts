import type { Call, Page } from "./call";
import type { At, Path, PathTo } from "./path";

/** How a log is asked why a request failed, and what is said of its answer. */
export interface AskLog {
  title: string;
  find: Call;
  /** The fields of an entry with what one knows of the request: its method in small letters, its moment, and so on. */
  match: { method: string; path: string; status: string; at: string };
  /** Seconds before and after the request in which an entry may be meant. */
  around: number;
  /** Paths of an entry whose texts say what went wrong. */
  alarms: readonly string[];
  /** Where it is stored that nothing is logged: the path with this value, and the sentence that says so. */
  off: { read: Call; at: string; is: unknown; says: string };
  none: string;
  /** Said above {n} entries. */
  several: string;
  /** Said of an entry without alarms. */
  silent: string;
  failed: string;
}

type Off<T, P> = { read: Call<void, T>; at: P; is: At<T, P>; says: string };

/** What is written of a log with entries of one type, turned off somewhere in an object of another. */
export type AskLogWords<T, Stored> = Omit<AskLog, "find" | "match" | "alarms" | "off"> & {
  find: Call<{ filter: string }, Page<T>>;
  match: Record<"method" | "path" | "at", PathTo<T, string>> & { status: PathTo<T, number> };
  alarms: readonly Path<T>[];
  off: { [P in Path<Stored>]: Off<Stored, P> }[Path<Stored>];
};
