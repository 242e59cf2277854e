import { facts } from "../../../../definitions/backend";
import type { ByVersion, Resolved } from "../../../../definitions/language/availability";
import type { Call, FixedQuery, Route } from "../../../../definitions/language/call";
import { oldestVersion, type Version } from "../../../../definitions/language/versions";
import { isByVersion, resolveFor, valueFor } from "./resolve";

/** Current backend: its version, and all facts resolved for it. */
export interface Backend extends Resolved<typeof facts> {
  version: Version;
}

const backendOf = (version: Version): Backend => ({ version, ...resolveFor(version, facts) });

let current = backendOf(oldestVersion);

/** Returns the current backend. It is selected before the first render. */
export const backend = (): Backend => current;

/** Sets the backend version for everything that follows. */
export function selectBackend(version: Version): void {
  if (version !== current.version) current = backendOf(version);
}

const now = <Value>(value: Value | ByVersion<Value>): Value =>
  isByVersion(value) ? valueFor(current.version, value) : value;

/** Returns the route of a call on the current backend. */
export const routeOf = ({ route }: Pick<Call, "route">): Route => now<Route>(route);

/** Returns the filter that a call always adds on the current backend. */
export const fixedFilterOf = ({ fixedFilter = "" }: Pick<Call, "fixedFilter">): string => now<string>(fixedFilter);

/** Returns the query parameters that a call always adds on the current backend. */
export const fixedQueryOf = ({ fixedQuery = {} }: Pick<Call, "fixedQuery">): FixedQuery => now<FixedQuery>(fixedQuery);
