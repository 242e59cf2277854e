import { calls } from "../../definitions/backend/calls";
import type { Call } from "../../definitions/language/call";
import type { Collection } from "../../definitions/types/collection";
import { encodeBody, decodeBody } from "../../src/backend/dialects/translate";
import { fixedFilterOf, fixedQueryOf, routeOf } from "../../src/backend/version/backend";
import {
  admin,
  pageOf,
  relatedRecords,
  session,
  storedCollections,
  storedRecords,
  storedSettings,
} from "../support/fixtures";
import { storedLogs, storedStats } from "../support/logs";
import { storedBackups, storedCrons, storedMessages } from "./listed";
import { withId, withOwnFilter } from "../support/own-filter";

export type CallName = keyof typeof calls;
type Bag = Readonly<Record<string, unknown>>;

/** A received call. */
export interface Asked {
  name: CallName;
  /** The parts of path, query and body. */
  payload: Bag;
  headers: Headers;
}

/** An answer of 400 or above. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly data: Bag = {},
  ) {}
}

type Answer = (asked: Asked) => unknown;

/** A backend that answers the real table of calls and records requests. */
export interface FakeBackend {
  asked: readonly Asked[];
  /** The payloads of this call so far. */
  payloads: (name: CallName) => Bag[];
  /** Answers the call with a value, a Refusal, a Response, or the result of a function. */
  answers: (name: CallName, answer: unknown) => void;
  /** Answers the call as at first again, without waiting. */
  recovers: (name: CallName) => void;
  /** Holds the call until the returned function is called. */
  holds: (name: CallName) => () => void;
  /** Answers `GET /api/health` with this. */
  hasHealth: (answer: unknown) => void;
  /** Answers nothing any more. */
  dies: () => void;
}

/** Data that a backend starts with. */
export interface BackendData {
  collections?: readonly Collection[];
  settings?: Bag;
}

/** Creates a fake backend, and the function that takes the place of `fetch`. */
export function createBackend(data: BackendData = {}): FakeBackend & { fetch: typeof fetch } {
  const asked: Asked[] = [];
  const first = usual(data);
  const answers = new Map<CallName, Answer>(Object.entries(first) as [CallName, Answer][]);
  const gates = new Map<CallName, Promise<void>>();
  let dead = false;
  let health: unknown;
  const answer = async (input: string | URL | globalThis.Request, init: RequestInit = {}): Promise<Response> => {
    if (dead) throw new TypeError("Failed to fetch");
    // The server in front reports no problem.
    if (String(input) === "backend.json") return Response.json({});
    const url = new URL(String(input));
    if (health !== undefined && url.pathname === "/api/health") return responseTo(health);
    const call = askedBy(url, init);
    asked.push(call);
    await Promise.race([gates.get(call.name), ending(init.signal)]);
    return responseTo(inOwnShape(call.name, await answers.get(call.name)!(call)));
  };
  return {
    asked,
    fetch: answer,
    payloads: (wanted) => asked.filter(({ name }) => name === wanted).map(({ payload }) => payload),
    answers: (name, given) => void answers.set(name, typeof given === "function" ? (given as Answer) : () => given),
    recovers: (name) => {
      gates.delete(name);
      answers.set(name, first[name]);
    },
    holds: (name) => {
      const { promise, resolve } = withResolvers();
      gates.set(name, promise);
      return () => {
        gates.delete(name);
        resolve();
      };
    },
    hasHealth: (given) => void (health = given),
    dies: () => void (dead = true),
  };
}

const usual = ({
  collections = storedCollections,
  settings: stored = storedSettings,
}: BackendData): Record<CallName, Answer> => {
  let settings = stored;
  const collectionAt = (id: unknown): unknown =>
    collections.find((each) => each.id === id) ?? new Refusal(404, "Not found.");
  return {
    createAdmin: () => admin,
    addAdmin: () => admin,
    listAdmins: () => pageOf([admin], 1, 100),
    readAdmin: () => admin,
    saveAdmin: () => admin,
    removeAdmin: () => undefined,
    signIn: () => ({ token: session.token, admin }),
    requestSignInCode: () => ({ otpId: "mail00000000001" }),
    signInWithCode: () => ({ token: session.token, record: admin }),
    renewSession: () => ({ token: session.token, admin }),
    requestAdminPasswordReset: () => undefined,
    confirmAdminPasswordReset: () => undefined,
    confirmPasswordReset: () => undefined,
    confirmVerification: () => undefined,
    confirmEmailChange: () => undefined,
    readSettings: () => settings,
    saveSettings: ({ payload }) => (settings = merged(settings, payload)),
    testEmail: () => undefined,
    testStorage: () => undefined,
    impersonate: () => ({ token: "" }),
    fileToken: () => ({ token: "" }),
    readHealth: () => ({ data: {} }),
    listCollections: ({ payload }) => pageOf(collections, Number(payload["page"]), 200),
    exportCollections: ({ payload }) => pageOf(collections, Number(payload["page"]), 100),
    importCollections: () => undefined,
    readCollection: ({ payload }) => collectionAt(payload["id"]),
    addCollection: ({ payload }) => ({ ...collections[0], ...payload, id: "newcollection00" }),
    saveCollection: ({ payload }) => merged(collectionAt(payload["id"]) as Bag, payload),
    truncateCollection: () => undefined,
    dryRunView: () => ({ fields: [] }),
    removeCollection: () => undefined,
    exportRecords: ({ payload }) => pageOf(storedRecords, Number(payload["page"]), 500),
    listRecords: ({ payload }) => pageOf(storedRecords, Number(payload["page"])),
    sampleRecords: () => pageOf(storedRecords.slice(0, 5), 1),
    readRecord: ({ payload }) => recordAt(payload["id"]),
    findWithRelations: () => pageOf(storedRecords.slice(0, 1), 1, 2),
    addRecord: ({ payload }) => ({ ...storedRecords[0], ...payload, id: "newrecord000000" }),
    saveRecord: ({ payload }) => merged(recordAt(payload["id"]) as Bag, payload),
    removeRecord: () => undefined,
    pickRecords: () => pageOf(relatedRecords, 1, 200),
    listLinkedProviders: () => [],
    unlinkProvider: () => undefined,
    requestVerification: () => undefined,
    requestPasswordReset: () => undefined,
    countRecords: () => pageOf(storedRecords, 1, 1),
    scanRecords: () => pageOf(storedRecords, 1, 200),
    subscribe: () => undefined,
    listUses: () => pageOf(storedRecords, 1, 4),
    listRelated: () => pageOf(relatedRecords, 1, 200),
    listBackups: () => storedBackups,
    makeBackup: () => undefined,
    uploadBackup: () => undefined,
    restoreBackup: () => undefined,
    removeBackup: () => undefined,
    listCrons: () => storedCrons,
    runCron: () => undefined,
    runSql: () => ({ execTime: 0, affectedRows: 0, columns: [], rows: [] }),
    listLogs: ({ payload }) => pageOf(storedLogs, Number(payload["page"])),
    findLogs: () => pageOf(storedLogs, 1, 10),
    readLog: ({ payload }) => storedLogs.find(({ id }) => id === payload["id"]) ?? new Refusal(404, "Not found."),
    countLogs: () => pageOf(storedLogs, 1, 1),
    logStats: () => storedStats,
    findLogMessages: () => pageOf([], 1, 10),
    listLogMessages: () => pageOf(storedMessages),
    readLogMessage: ({ payload }) =>
      storedMessages.find(({ id }) => id === payload["id"]) ?? new Refusal(404, "Not found."),
    clearLogMessages: () => undefined,
  };
};

const recordAt = (id: unknown): unknown =>
  storedRecords.find((each) => each.id === id) ?? new Refusal(404, "Not found.");

const merged = (one: Bag, other: Bag): Bag =>
  Object.entries(other).reduce<Bag>((all, [key, value]) => {
    const inner = typeof value === "object" && value !== null && !Array.isArray(value);
    return { ...all, [key]: inner ? merged(all[key] as Bag, value as Bag) : value };
  }, one);

// A call outside of the table is an error of the caller.
function askedBy(url: URL, { method = "GET", headers, body }: RequestInit): Asked {
  const sentHeaders = new Headers(headers);
  for (const [name, call] of byRoute) {
    const { guest = false } = call;
    const fixedQuery = fixedQueryOf(call);
    const [verb, path = ""] = routeOf(call).split(" ");
    const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    const parts = verb === method ? pattern.exec(url.pathname) : null;
    if (!parts || !asksFor(url, fixedQuery) || (guest && sentHeaders.has("Authorization"))) continue;
    const sent = JSON.parse(typeof body === "string" ? body : "{}") as Bag;
    const query = Object.fromEntries(url.searchParams);
    const own = decodeBody(call, sent) as Bag;
    const asked = call.answer.shape === "match" ? withId(query) : fixedFilterOf(call) ? withOwnFilter(query) : query;
    const payload = { ...parts.groups, ...asked, ...own };
    return { name, payload, headers: sentHeaders };
  }
  throw new Error(`No call is ${method} ${url.pathname}.`);
}

// A literal path comes before one with parameters.
const byRoute = (Object.entries(calls) as [CallName, Call][]).toSorted(
  ([, one], [, other]) => Number(routeOf(one).includes(":")) - Number(routeOf(other).includes(":")),
);

// Calls of one route differ in their fixed query.
const asksFor = (url: URL, query: Bag): boolean =>
  Object.entries(query).every(([name, value]) => url.searchParams.get(name) === String(value));

const ending = (signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((go, refuse) => {
    if (!signal) return go();
    const end = (): void => refuse(signal.reason);
    if (signal.aborted) return end();
    signal.addEventListener("abort", end);
  });

/** Converts rows that are found in a list, and collections from the product's shape to this version's. */
function inOwnShape(name: CallName, answer: unknown): unknown {
  const call: Call = calls[name];
  if (call.answer.shape === "match") return asMatch(answer);
  const isRow = !(answer instanceof Response) && !(answer instanceof Refusal) && Object(answer) === answer;
  if (!isRow || !call.dialect?.endsWith("ollection")) return answer;
  const row = answer as { items?: unknown };
  return Array.isArray(row.items)
    ? { ...row, items: row.items.map((each) => encodeBody(call, each)) }
    : encodeBody(call, row);
}

const asMatch = (answer: unknown): unknown => {
  if (answer instanceof Refusal) return answer.status === 404 ? pageOf([], 1, 1) : answer;
  return answer instanceof Response ? answer : pageOf([answer as { id: string }], 1, 1);
};

const responseTo = (answer: unknown): Response => {
  // A response can be read only once.
  if (answer instanceof Response) return answer.clone();
  if (answer === undefined) return new Response(null, { status: 204 });
  if (!(answer instanceof Refusal)) return Response.json(answer);
  const { status, message, data } = answer;
  return Response.json({ code: status, message, data }, { status });
};

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
