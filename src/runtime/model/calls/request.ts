import type { Call } from "../../../../definitions/language/call";

/** What goes over the wire. */
export interface Request {
  method: string;
  /** Without a leading slash, so that it can stand under any base. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** The request of a call with its payload: named parts go into the path, the rest into the query or the body. */
export function requestOf(call: Call, payload: unknown = undefined): Request {
  const [method = "GET", route = ""] = call.route.split(" ");
  const left = new Map(Object.entries((payload ?? {}) as Readonly<Record<string, unknown>>));
  const path = route.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left.get(name));
    left.delete(name);
    return encodeURIComponent(value);
  });
  const rest = Object.fromEntries(left);
  const asked = method === "GET" ? { ...call.query, ...rest } : { ...call.query };
  const hasBody = method !== "GET" && method !== "DELETE" && payload !== undefined;
  return { method, path, query: texts(asked), body: hasBody ? rest : undefined };
}

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => [name, String(value)]),
  );
