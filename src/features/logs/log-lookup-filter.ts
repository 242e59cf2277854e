import type { LogLookup } from "../../../definitions/language/log-lookup";
import type { FailedRequest } from "../../../definitions/language/failed-request";
import { backendTime } from "../../values/time/moment";
import { joinFilters } from "../../backend/filter/join-filters";
import { pathFilter, valueFilter } from "../../backend/filter/value-filter";

/** Returns the filter that finds a request's entries in the log. */
export const logLookupFilter = (
  { match, toleranceSeconds, capitals }: LogLookup,
  { method, path, status, at }: FailedRequest,
): string =>
  joinFilters(
    pathFilter(match.path, `/${path}`),
    valueFilter(match.method, capitals ? method : method.toLowerCase()),
    valueFilter(match.status, status),
    `${match.at} >= "${backendTime(at - toleranceSeconds * 1000)}"`,
    `${match.at} <= "${backendTime(at + toleranceSeconds * 1000)}"`,
  );
