import { facts } from "../../../definitions/backend";
import type { ByVersion, Resolved } from "../../../definitions/language/availability";
import type { Call, FixedQuery, Route } from "../../../definitions/language/call";
import { newestVersion, oldestVersion, type Version } from "../../../definitions/language/versions";
import { isByVersion, resolveFor, valueFor } from "./resolve-version";

/** Current backend: its version, and all facts resolved for it. */
export interface Backend extends Resolved<typeof facts> {
  version: Version;
  /** Newest version that it may have. */
  upTo: Version;
  /** A newer backend looks like this one. */
  isNewest: boolean;
}

const backendOf = (version: Version, upTo: Version): Backend => ({
  version,
  upTo,
  isNewest: version === newestVersion,
  ...resolveFor(version, facts, upTo),
});

let current = backendOf(oldestVersion, oldestVersion);

/** Returns the current backend. It is selected before the first render. */
export const backend = (): Backend => current;

/** Sets the backend version, or a range of versions, for everything that follows. */
export function selectBackend(version: Version, upTo = version): void {
  if (version !== current.version || upTo !== current.upTo) current = backendOf(version, upTo);
}

const now = <Value>(value: Value | ByVersion<Value>): Value =>
  isByVersion(value) ? valueFor(current.version, value) : value;

/** Returns the route of a call on the current backend. */
export const routeOf = ({ route }: Pick<Call, "route">): Route => now<Route>(route);

/** Returns the filter that a call always adds on the current backend. */
export const fixedFilterOf = ({ fixedFilter = "" }: Pick<Call, "fixedFilter">): string => now<string>(fixedFilter);

/** Returns the query parameters that a call always adds on the current backend. */
export const fixedQueryOf = ({ fixedQuery = {} }: Pick<Call, "fixedQuery">): FixedQuery => now<FixedQuery>(fixedQuery);
