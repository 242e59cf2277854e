import type { AskLog } from "../../../definitions/language/ask-log";
import type { FailedRequest } from "../data/failure";
import { moment } from "../model/moment";
import { pathFilter, valueFilter } from "../model/value-filter";

/** The filter that finds a request's entries in a log. The path comes first: its "or" must not let in all the others. */
export const entryFilter = ({ match, around }: AskLog, { method, path, status, at }: FailedRequest): string =>
  [
    pathFilter(match.path, `/${path}`),
    valueFilter(match.method, method.toLowerCase()),
    valueFilter(match.status, status),
    `${match.at} >= "${moment(at - around * 1000)}"`,
    `${match.at} <= "${moment(at + around * 1000)}"`,
  ].join(" && ");
