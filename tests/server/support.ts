import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage, type RequestOptions, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inject, onTestFinished } from "vitest";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../server/first-admin";
import { freePort, listen } from "../../server/port";
import type { Collection } from "../../definitions/types/collection";
import { asRead } from "../support/stored-collection";
import { contractVersion } from "../support/tested-version";

/** Makes a folder that is removed after the tests. */
export async function temporaryFolder(whenDone: (clean: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sextant-"));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Lets a server listen until the test is over; returns its address. */
export async function served(server: Server, whenDone: (clean: () => void) => void = onTestFinished): Promise<URL> {
  const port = await listen(server, 0);
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${port}/`);
}

/** Options of `freshBackend`. */
interface Fresh {
  version?: BuiltVersion;
  /** Empty data folder; by default a temporary one. */
  data?: string;
}

/** Install tokens of the backends started here, by origin. */
const installTokens = new Map<string, Promise<string>>();

/** Starts an empty backend; returns its address. */
export async function freshBackend(
  whenDone: (clean: () => Promise<void>) => void,
  { version = contractVersion, data }: Fresh = {},
): Promise<URL> {
  const folder = data ?? (await temporaryFolder(whenDone));
  const { url, ready, installToken, stop } = await startBackend(
    await getBackend({ version }),
    await freePort(),
    folder,
  );
  whenDone(stop);
  await ready;
  installTokens.set(url.origin, installToken);
  return url;
}

/** Answer to a plain request: no redirect followed, nothing unpacked. */
export interface Reply {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  bytes: Buffer;
}

/** Sends a request, with an optional body. */
export async function ask(address: URL, options: RequestOptions = {}, body?: string | Buffer): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { agent: false, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes };
}

/** Account of the first admin. */
export const account = { email: "admin@example.com", password: "a-long-password" };

/** Creates the first admin of a backend and signs in; returns the token. */
export async function firstAdmin({ origin }: URL): Promise<string> {
  const token = hasSuperusers(await fetchVersionOrOldest(origin)) ? await installTokens.get(origin) : "";
  await makeFirstAdmin(origin, account, token);
  return signIn(new URL(origin));
}

/** Signs in the first admin; returns the token. */
export const signIn = async ({ origin }: URL): Promise<string> => (await signInAs(origin, account)).token;

/** An answer of the API. */
export interface Answer<T> {
  ok: boolean;
  status: number;
  data: T;
}

/** Calls of the API, by default as the first admin. */
export interface AdminCall {
  <T>(method: string, path: string, body?: object, token?: string): Promise<Answer<T>>;
  /** The same for a call that must succeed: gives its data, or throws the refusal. */
  done: <T>(method: string, path: string, body?: object, token?: string) => Promise<T>;
  backend: URL;
  admin: string;
}

/** Calls the API of a fresh backend as its first admin. */
export async function freshApi(
  whenDone: (clean: () => Promise<void>) => void,
  { version = contractVersion }: Pick<Fresh, "version"> = {},
): Promise<AdminCall> {
  const seed = await seedOf(version);
  const data = await temporaryFolder(whenDone);
  await cp(join(seed, "data"), data, { recursive: true });
  return callsOf(await freshBackend(whenDone, { version, data }), await readFile(join(seed, "token"), "utf8"));
}

/** Returns the folder with the first admin's token and data, made once because hashing passwords is slow. */
async function seedOf(version: BuiltVersion): Promise<string> {
  const seed = join(inject("seeds"), version);
  if (existsSync(seed)) return seed;
  const made = await mkdtemp(`${seed}-`);
  const stops: (() => Promise<void>)[] = [];
  const backend = await freshBackend((stop) => void stops.push(stop), { version, data: join(made, "data") });
  await writeFile(join(made, "token"), await firstAdmin(backend));
  for (const stop of stops) await stop();
  // Another file may have been quicker.
  await rename(made, seed).catch(() => {});
  return seed;
}

/** Calls the API of a backend as an admin. */
export function callsOf(backend: URL, admin: string): AdminCall {
  const call = async <T>(method: string, path: string, body?: object, token = admin): Promise<Answer<T>> => {
    const isJson = !(body instanceof Blob);
    const answer = await fetch(new URL(path, backend), {
      method,
      headers: { Authorization: token, ...(isJson && { "Content-Type": "application/json" }) },
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await answer.text();
    const { ok, status } = answer;
    return { ok, status, data: (text === "" ? undefined : JSON.parse(text)) as T };
  };
  const done = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const { ok, data } = await call<T>(method, path, body, token);
    if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
    return data;
  };
  return Object.assign(call, { done, backend, admin });
}

/** Lists all collections as the product reads them. */
export const allCollections = async ({ done }: AdminCall): Promise<Collection[]> =>
  (await done<{ items: object[] }>("GET", "api/collections?perPage=200")).items.map(asRead);
