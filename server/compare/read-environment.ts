import { calls } from "../../definitions/backend/calls";
import { oldestVersion, type Version } from "../../definitions/language/versions";
import type { Call } from "../../definitions/language/call";
import { fingerprints } from "../../definitions/schemas/fingerprints";
import { decodeAnswer } from "../../src/backend/calls/decode-answer";
import { requestOf, type CallArguments } from "../../src/backend/calls/request";
import { selectBackend } from "../../src/backend/version/backend";
import { versionOfRelease } from "../../src/backend/version/release";
import { readSettings, type ReadSettings } from "../../src/features/environments/model/settings";
import { withoutProviders, type Exchanged } from "../../src/features/collections/configuration/configuration";
import { valueAt } from "../../src/values/json/path";
import { answersAsBackend, fetchMinimumVersion, releaseOf } from "../backend-probe";
import { unreachableSentence } from "../connection-fault";
import type { Environment } from "../environments.mjs";
import type { Credentials } from "./credentials";

/** Collections and settings of an environment, without secrets. */
export interface ReadEnvironment {
  name: string;
  version: Version;
  /** Exact release, if the backend tells it. */
  release: string | undefined;
  /** In the format of its version. */
  collections: readonly Exchanged[];
  settings: ReadSettings;
}

/** Reads the collections and settings of an environment. Only signing in is no GET. Throws a sentence. */
export async function readEnvironment({ name, url }: Environment, credentials: Credentials): Promise<ReadEnvironment> {
  const base = new URL(url.replace(/\/?$/, "/"));
  const call = caller(name, base);
  // The first request says what is wrong with the address.
  await call(calls.readHealth, {}, { isProbe: true });
  if (!(await answersAsBackend(base))) throw new Error(`${name}: there is no PocketBase at ${url}.`);
  const release = await releaseOf(base)();
  const found = versionOfRelease(release ?? "") ?? (await fetchMinimumVersion(base)) ?? oldestVersion;
  selectBackend(found);
  const token = "token" in credentials ? credentials.token : await signIn(name, call, credentials);
  const settings = await call(calls.readSettings, {}, { token });
  const named = fingerprints.find(([path]) => valueAt(settings, path) !== undefined)?.[1];
  const version = release === undefined ? (named ?? found) : found;
  selectBackend(version);
  const collections = await readCollections(call, token);
  return { name, version, release, collections, settings: readSettings(settings) };
}

const unreadable = "The list of collections could not be read.";

async function readCollections(call: Caller, token: string): Promise<Exchanged[]> {
  const all: Exchanged[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(calls.exportCollections, { query: { page } }, { token });
    // Not decoded: an import reads what a backend answers, of any version.
    const { items, totalPages } = Object(answer ?? {}) as { items?: unknown; totalPages?: unknown };
    if (!Array.isArray(items) || typeof totalPages !== "number") throw new Error(unreadable);
    all.push(...(items as Exchanged[]).map(withoutProviders));
    if (page >= totalPages) return all;
  }
}

async function signIn(name: string, call: Caller, { email, password }: { email: string; password: string }) {
  const body = { identity: email, password };
  return decodeAnswer(calls.signIn.answer, await call(calls.signIn, { body }, { isSignIn: true })).token;
}

interface Sent {
  token?: string;
  isSignIn?: true;
  /** Any answer will do. */
  isProbe?: true;
}

type Caller = (call: Call, given: CallArguments, sent: Sent) => Promise<unknown>;

// In milliseconds.
const patience = 60_000;

/** Returns a function that calls one backend. Redirects are refused: a token goes to this address only. */
function caller(name: string, base: URL): Caller {
  return async (call, given, { token, isSignIn, isProbe }) => {
    const { method, path, query, body } = requestOf(call, given);
    const address = new URL(path, base);
    address.search = new URLSearchParams(query).toString();
    const answer = await fetch(address, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: { "Content-Type": "application/json", ...(token && { Authorization: token }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${name}: ${faultOf(base, error)}`, { cause: error });
    });
    if (answer.status >= 300 && answer.status < 400)
      throw new Error(`${name}: ${base.href} redirects to another address. Use that address.`);
    if (isProbe) return undefined;
    const said: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw new Error(`${name}: ${refusalOf(answer.status, said, isSignIn)}`);
    return said;
  };
}

const faultOf = (base: URL, error: unknown): string =>
  (error as Error).name === "TimeoutError"
    ? `${base.href} did not answer within ${patience / 1000} seconds.`
    : unreachableSentence(base.href, error).replace(", or correct --backend", ", or correct its address");

// The backend's message could repeat what was sent.
function refusalOf(status: number, said: unknown, isSignIn: true | undefined): string {
  if (isSignIn && status === 401 && valueAt(said, "mfaId") !== undefined)
    return "the account needs a second factor. Use a token instead of a password.";
  if (isSignIn && status === 400) return "the email or the password is wrong.";
  if (status === 401 || status === 403) return "the token is not valid, or belongs to no admin.";
  return `the backend answered with status ${status}.`;
}
