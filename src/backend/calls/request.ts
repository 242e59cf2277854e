import { calls } from "../../../definitions/backend/calls";
import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { encodeBody, encodeFileName } from "../dialects/translate";
import { fixedFilterOf, fixedQueryOf, routeOf } from "../version/backend";
import { joinFilters } from "../filter/join-filters";
import { interpolate } from "../../values/text/text";
import { Failure } from "./failure";
import { rowBody, RecordPayload } from "./record-body";

/** HTTP request, before the base URL is added. */
export interface Request {
  method: string;
  /** Without a leading slash, so that any base URL can precede it. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** Arguments of any call. */
export interface CallArguments {
  path?: Readonly<Record<string, string>>;
  query?: object;
  body?: unknown;
}

const named = /:(\w+)/g;

const namedInFilter = /\{(\w+)\}/g;

/** Returns the parameter names in a call's path and fixed filter. */
export const pathParametersOf = (call: Call): string[] =>
  [...routeOf(call).matchAll(named), ...fixedFilterOf(call).matchAll(namedInFilter)].map(([, name]) => name!);

/** Returns whether a call only reads (GET). */
export const isRead = (call: Call): boolean => routeOf(call).startsWith("GET ");

/** Returns whether a call updates or deletes existing data. */
export const modifiesExisting = (call: Call): boolean => !isRead(call) && !routeOf(call).startsWith("POST ");

/** Builds the request of a call. Throws if a path parameter is missing or would lead to another route. */
export function requestOf(call: Call, { path: parts = {}, query, body }: CallArguments = {}): Request {
  const [method = "", route = ""] = routeOf(call).split(" ");
  const path = route.replaceAll(named, (_, name: string) => {
    const part = parts[name];
    if (part === undefined || part.trim() === "") throw new Error(`${routeOf(call)} is called without its "${name}".`);
    return encodeURIComponent(part);
  });
  if (path !== route && leadsElsewhere(method, path)) throw new Failure(texts.failure.noRow, { status: 404 });
  const parameters: Readonly<Record<string, unknown>> = { ...fixedQueryOf(call), ...query };
  const filter = joinFilters(String(parameters["filter"] ?? ""), interpolate(fixedFilterOf(call), inQuotes(parts)));
  return { method, path: path.slice(1), query: queryTexts({ ...parameters, filter }), body: bodyOf(call, body) };
}

function bodyOf(call: Call, body: unknown): unknown {
  if (!(body instanceof RecordPayload)) return encodeBody(call, body);
  const files = body.files.map(([name, file]) => [encodeFileName(call, name), file] as const);
  return rowBody(new RecordPayload(encodeBody(call, body.values) as typeof body.values, files));
}

// An id field can have its own pattern, which may allow quotes.
const inQuotes = (parts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.replaceAll('"', '\\"')]));

// "." and ".." change the folder even when encoded, and a parameter may spell the path of another call.
const leadsElsewhere = (method: string, path: string): boolean =>
  /\/\.{1,2}(\/|$)/.test(path) || Object.values(calls).some((each) => routeOf(each) === `${method} ${path}`);

const queryTexts = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => [name, String(value)]),
  );
