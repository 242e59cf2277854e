import type { oldestVersion, Version } from "./versions";

/** Which versions have something: from `since` on, and no more from `before` on. Without both all have it. */
export interface Availability {
  since?: Version;
  before?: Version;
}

/** A group of list entries with one availability. Resolving it puts the entries into the list, or leaves them out. */
export type Available<Entry> = Since<Entry> | Before<Entry>;

/** Entries of a list that came with a version. */
export interface Since<Entry> extends Shown<Entry> {
  since: Version;
  before?: Version;
}

/** Entries of a list that went with a version. */
export interface Before<Entry> extends Shown<Entry> {
  since?: never;
  before: Version;
}

// A condition with an availability keeps its `show`, and is no group.
interface Shown<Entry> {
  show: readonly Entry[];
  when?: never;
  where?: never;
}

/** A value that changed: each entry holds from its version on, the first from the oldest on. */
export interface ByVersion<Value> {
  byVersion: { readonly [V in Version]?: Value } & { readonly [V in typeof oldestVersion]: Value };
}

/** Writes down a value that changed, by the versions that changed it. */
export const byVersion = <const Value>(values: ByVersion<Value>["byVersion"]): ByVersion<Value> => ({
  byVersion: values,
});

/** Data as one version has it: without entries that are not available, and with one value of each that changed. */
export type Resolved<Data> =
  Data extends ByVersion<infer Value>
    ? Resolved<Value>
    : Data extends RegExp | string | number | boolean | null | undefined
      ? Data
      : Data extends (...given: never[]) => unknown
        ? Data
        : Data extends readonly (infer Entry)[]
          ? readonly Resolved<EntryOf<Entry>>[]
          : { readonly [K in keyof Data as K extends keyof Availability ? never : K]: Resolved<Data[K]> };

type EntryOf<Entry> = Entry extends Availability & { show: readonly (infer Inner)[] } ? EntryOf<Inner> : Entry;
