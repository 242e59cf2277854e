import { useQuery } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { ReadCall } from "../../../definitions/language/call-kinds";
import type { StoredFlag } from "../../../definitions/language/stored-flag";
import { objectQuery } from "./queries";
import { valueAt } from "../../values/json/path";

/** Returns whether a stored setting has a value; undefined while it loads, false if it cannot be read. */
export function useStoredFlag(flag: StoredFlag | undefined): boolean | undefined {
  // Any call will do without a flag: the query is disabled.
  const read: ReadCall = flag?.read ?? calls.readSettings;
  const { data, isError } = useQuery({
    ...objectQuery(read),
    enabled: flag !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!flag || isError) return false;
  return data === undefined ? undefined : valueAt(data, flag.path) === flag.equals;
}
