import type { IncomingMessage } from "node:http";
import { calls } from "../definitions/backend/calls";
import { sqlLimits } from "../definitions/backend/sql";
import { consentHeader } from "../definitions/limits/lock";
import type { Call } from "../definitions/language/call";
import { isByVersion } from "../src/backend/version/resolve-version";
import { judgeSql } from "../src/backend/sql/judge-sql";

/** Returns whether a request reads, may change something, has SQL that decides, or is authorized by a mail's token. */
export function effectOf(
  { method = "", headers }: IncomingMessage,
  path: string,
  query: string,
): "read" | "sql" | "by mail" | "change" {
  // A backend with such hooks would run another method than this one.
  if (overrides.some((name) => headers[name] !== undefined) || /(?:^|&)_method(?:=|&|$)/i.test(decoded(query)))
    return "change";
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return "read";
  // The raw path must be spelled as the page spells it: the backend may decode any other spelling differently.
  return free.find(({ route }) => route.test(`${method} ${path}`))?.effect ?? "change";
}

const overrides = ["x-http-method-override", "x-http-method", "x-method-override"];

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

function routesIn(route: Call["route"]): string[] {
  return isByVersion<string>(route) ? Object.values(route.byVersion) : [route];
}

const patternOf = (route: string): RegExp => new RegExp(`^${route.replaceAll(/:\w+/g, "[\\w-]+")}$`);

const free = Object.values<Call>(calls).flatMap(({ route, reads, byMailToken }) => {
  const effect = reads === "sql" ? ("sql" as const) : reads ? ("read" as const) : byMailToken && ("by mail" as const);
  return effect ? routesIn(route).map((each) => ({ effect, route: patternOf(each) })) : [];
});

/** Returns whether the page of this environment was unlocked when it sent the request. */
export const hasConsent = ({ headers }: IncomingMessage, environment: string): boolean =>
  headers[consentHeader.toLowerCase()] === environment;

// As JSON, a character may take six bytes.
const longest = 6 * sqlLimits.bytes + 100;

/**
 * Reads a body with SQL. Returns the body to send on, which has nothing but these statements; "change" if they may change
 * something, "unread" if the body is not understood.
 */
export async function readingSql(request: IncomingMessage): Promise<Buffer | "change" | "unread"> {
  const query = request.headers["content-encoding"] === undefined ? queryIn(await bodyOf(request)) : undefined;
  if (query === undefined) return "unread";
  // Written again: parsers differ about names that occur twice.
  return judgeSql(query).kind === "read" ? Buffer.from(JSON.stringify({ query })) : "change";
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // The rest is read, too: a client that is still sending would not see the answer.
    if (size <= longest) parts.push(part);
  }
  return size <= longest ? Buffer.concat(parts).toString() : "";
}

function queryIn(body: string): string | undefined {
  try {
    const { query } = JSON.parse(body) as { query?: unknown };
    return typeof query === "string" ? query : undefined;
  } catch {
    return undefined;
  }
}
