import { queryOptions } from "@tanstack/react-query";
import type { FailedRequest } from "../../../definitions/language/failed-request";
import type { LogLookup } from "../../../definitions/language/log-lookup";
import { send } from "../../backend/api/send";
import { logLookupFilter } from "./log-lookup-filter";

/** Returns the query of the log entries about a failed request. `onAnswer` gets the number of each answer's entries. */
export const causesQuery = (lookup: LogLookup, request: FailedRequest, onAnswer: (count: number) => void) =>
  queryOptions({
    queryKey: [lookup.find.route, "why", request],
    queryFn: async ({ signal }) => {
      const page = await send(lookup.find, { query: { filter: logLookupFilter(lookup, request) } }, { signal });
      onAnswer(page.items.length);
      return page;
    },
    gcTime: 0,
  });
