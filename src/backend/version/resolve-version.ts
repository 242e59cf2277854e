import type { Availability, ByVersion, Resolved } from "../../../definitions/language/availability";
import { oldestVersion, versions, type Version } from "../../../definitions/language/versions";
import { interpolate } from "../../values/text/text";

const place = (version: Version): number => versions.indexOf(version);

/** Returns whether a feature exists in a version. Harmless features may need a version up to `upTo`. */
export const isAvailable = (
  { since, before, isHarmless }: Availability,
  version: Version,
  upTo: Version = version,
): boolean =>
  (since === undefined || place(since) <= place(isHarmless ? upTo : version)) &&
  (before === undefined || place(version) < place(before));

/** Returns the value for a version. */
export function valueFor<Value>(version: Version, { byVersion }: ByVersion<Value>): Value {
  const reached = versions.slice(0, place(version) + 1).findLast((each) => Object.hasOwn(byVersion, each));
  return byVersion[reached ?? oldestVersion]!;
}

/** Returns whether a value differs by version. */
export const isByVersion = <Value>(value: Value | ByVersion<Value>): value is ByVersion<Value> =>
  typeof value === "object" && value !== null && isData((value as Values)["byVersion"]);

/**
 * Resolves definitions for one backend version, or for a range of versions that ends at `upTo`. Calls stay unchanged:
 * they are compared by identity and resolve their route when sent. Shared objects stay shared. Texts get the `inserts`.
 */
export const resolveFor = <Data>(version: Version, data: Data, upTo = version, inserts?: Values): Resolved<Data> =>
  resolverFor(version, upTo, inserts)(data) as Resolved<Data>;

type Values = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isCall = (value: Values): boolean => "route" in value && "answer" in value;

const groupKeys = new Set(["since", "before", "isHarmless", "show"]);

const isGroup = (value: unknown): value is { show: readonly unknown[] } =>
  isData(value) &&
  "show" in value &&
  Object.keys(value).length > 1 &&
  Object.keys(value).every((key) => groupKeys.has(key));

function resolverFor(version: Version, upTo: Version, inserts?: Values): (value: unknown) => unknown {
  const done = new Map<object, unknown>();
  const has = (value: unknown): boolean => !isData(value) || isAvailable(value, version, upTo);
  const resolve = (value: unknown): unknown => {
    if (inserts && typeof value === "string") return interpolate(value, inserts);
    if (!Array.isArray(value) && (!isData(value) || isCall(value))) return value;
    if (!done.has(value)) done.set(value, Array.isArray(value) ? value.flatMap(entriesOf) : resolveObject(value));
    return done.get(value);
  };
  const resolveObject = (value: Values): unknown => {
    if (isByVersion(value)) return resolve(valueFor(version, value));
    const { since: _since, before: _before, isHarmless: _isHarmless, ...rest } = value;
    const kept = Object.entries(rest).filter(([, inner]) => has(inner));
    return Object.fromEntries(kept.map(([key, inner]) => [key, resolve(inner)]));
  };
  const entriesOf = (entry: unknown): unknown[] => {
    if (!has(entry)) return [];
    return isGroup(entry) ? (resolve(entry.show) as unknown[]) : [resolve(entry)];
  };
  return resolve;
}
