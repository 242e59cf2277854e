import { facts } from "../../../../definitions/backend";
import type { ByVersion, Resolved } from "../../../../definitions/language/availability";
import type { Call, FixedQuery, Route } from "../../../../definitions/language/call";
import { oldestVersion, type Version } from "../../../../definitions/language/versions";
import { isByVersion, resolveFor, valueFor } from "./resolve";

/** The backend in use: its version, and each fact as that version has it. */
export interface Backend extends Resolved<typeof facts> {
  version: Version;
}

const backendOf = (version: Version): Backend => ({ version, ...resolveFor(version, facts) });

let current = backendOf(oldestVersion);

/** The backend in use. It is selected before anything is drawn. */
export const backend = (): Backend => current;

/** Selects the version of the backend that everything after it is meant for. */
export function selectBackend(version: Version): void {
  if (version !== current.version) current = backendOf(version);
}

const now = <Value>(value: Value | ByVersion<Value>): Value =>
  isByVersion(value) ? valueFor(current.version, value) : value;

/** The route of a call on the backend in use. */
export const routeOf = ({ route }: Pick<Call, "route">): Route => now<Route>(route);

/** What each such call asks for on the backend in use, besides what its filter says. */
export const fixedFilterOf = ({ fixedFilter = "" }: Pick<Call, "fixedFilter">): string => now<string>(fixedFilter);

/** What each such call asks for on the backend in use. */
export const fixedQueryOf = ({ fixedQuery = {} }: Pick<Call, "fixedQuery">): FixedQuery => now<FixedQuery>(fixedQuery);
