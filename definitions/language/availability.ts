import type { oldestVersion, Version } from "./versions";

/** Version range: from `since` on, and until before `before`. All versions if both are missing. */
export interface Availability {
  since?: Version;
  before?: Version;
  /**
   * The backend refuses an early use with a clear message. Then every backend that may have the version is offered this.
   */
  isHarmless?: true;
}

/** List entries that share an availability. Resolving inlines or removes them. */
export type Available<Entry> = Since<Entry> | Before<Entry>;

/** List entries added in a version. */
export interface Since<Entry> extends Shown<Entry> {
  since: Version;
  before?: Version;
  isHarmless?: true;
}

/** List entries removed in a version. */
export interface Before<Entry> extends Shown<Entry> {
  since?: never;
  before: Version;
}

// A condition with an availability keeps its `show` and is not a group.
interface Shown<Entry> {
  show: readonly Entry[];
  when?: never;
  where?: never;
}

/** Value by version: each entry applies from its version on, the first one from the oldest version on. */
export interface ByVersion<Value> {
  byVersion: { readonly [V in Version]?: Value } & { readonly [V in typeof oldestVersion]: Value };
}

/** Defines a value by version. */
export const byVersion = <const Value>(values: ByVersion<Value>["byVersion"]): ByVersion<Value> => ({
  byVersion: values,
});

/** Data resolved for one version: entries filtered, values by version replaced. */
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
