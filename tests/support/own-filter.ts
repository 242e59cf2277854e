import { adminOnlyTerm } from "../../definitions/backend/filter";

type Query = Readonly<Record<string, string>>;

/** What a list of records is asked for, without what has a dead token refused; that must stand behind all the rest. */
export function withOwnFilter({ filter = "", ...query }: Query): Query {
  if (!filter.endsWith(adminOnlyTerm)) throw new Error(`A dead token would be answered to: ${filter}`);
  const joined = filter.slice(0, -adminOnlyTerm.length).replace(/ && $/, "");
  const own = joined.includes("||") ? joined.replace(/^\((.*)\)$/s, "$1") : joined;
  return { ...query, ...(own && { filter: own }) };
}
