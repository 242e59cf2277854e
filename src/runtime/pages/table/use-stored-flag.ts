import { useQuery } from "@tanstack/react-query";
import { calls } from "../../../../definitions/backend/calls";
import type { ReadCall } from "../../../../definitions/language/call-kinds";
import type { StoredFlag } from "../../../../definitions/language/stored-flag";
import { objectQuery } from "../../api/queries";
import { valueAt } from "../../model/values/json/path";

/** Whether something holds that is stored; undefined until that is known. Where it cannot be read it does not hold. */
export function useStoredFlag(flag: StoredFlag | undefined): boolean | undefined {
  // Where nothing is asked for, nothing is read.
  const read: ReadCall = flag?.read ?? calls.readSettings;
  const { data, isError } = useQuery({
    ...objectQuery(read),
    enabled: flag !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!flag || isError) return false;
  return data === undefined ? undefined : valueAt(data, flag.path) === flag.equals;
}
