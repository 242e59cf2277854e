import { adminOnlyTerm } from "../../definitions/backend/filter";

type Query = Readonly<Record<string, string>>;

/** The query of a record that is found by its id, which is a parameter of the call. */
export function withId(query: Query): Query {
  const { filter = "", ...own } = withOwnFilter(query);
  return { ...own, id: /^id="(.*)"$/.exec(filter)?.[1] ?? filter };
}

/** The query of a list of records without the term for admins, which must come last. */
export function withOwnFilter({ filter = "", ...query }: Query): Query {
  if (!filter.endsWith(adminOnlyTerm)) throw new Error(`A dead token would be answered to: ${filter}`);
  const joined = filter.slice(0, -adminOnlyTerm.length).replace(/ && $/, "");
  const own = joined.includes("||") ? joined.replace(/^\((.*)\)$/s, "$1") : joined;
  return { ...query, ...(own && { filter: own }) };
}
