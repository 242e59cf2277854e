import { mkdtemp, rm } from "node:fs/promises";
import { request, type IncomingMessage, type RequestOptions, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../server/first-admin";
import { freePort, listen } from "../../server/port";
import { contractVersion } from "../support/tested-version";

/** A folder of its own, gone after the tests. */
export async function temporaryFolder(whenDone: (clean: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sextant-"));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a server that listens until the test is over. */
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
  /** An empty data folder, instead of one that goes after the tests. */
  data?: string;
}

/** Of the backends that were started here, by their origin. */
const installTokens = new Map<string, Promise<string>>();

/** The address of a fresh, empty backend. */
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

/** What a server said to a plain request: nothing added, nothing followed, nothing unpacked. */
export interface Reply {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  bytes: Buffer;
}

/** Asks a server, with a body if there is one. */
export async function ask(address: URL, options: RequestOptions = {}, body?: string | Buffer): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { agent: false, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes };
}

/** The first admin. */
export const account = { email: "admin@example.com", password: "a-long-password" };

/** Makes the first admin of a backend and signs in; gives the token. */
export async function firstAdmin({ origin }: URL): Promise<string> {
  const token = hasSuperusers(await fetchVersionOrOldest(origin)) ? await installTokens.get(origin) : "";
  await makeFirstAdmin(origin, account, token);
  return signIn(new URL(origin));
}

/** Signs the first admin in; gives the token. */
export const signIn = async ({ origin }: URL): Promise<string> => (await signInAs(origin, account)).token;

/** A call to the API as an admin, or with the token of somebody else, and whether the backend took it. */
export type AdminCall = <T>(
  method: string,
  path: string,
  body?: object,
  token?: string,
) => Promise<{ ok: boolean; data: T }>;

/** Calls the API of a fresh, empty backend as its first admin. */
export async function freshApi(whenDone: (clean: () => Promise<void>) => void, options?: Fresh): Promise<AdminCall> {
  const backend = await freshBackend(whenDone, options);
  const admin = await firstAdmin(backend);
  return async <T>(method: string, path: string, body?: object, token = admin) => {
    const answer = await fetch(new URL(path, backend), {
      method,
      headers: { Authorization: token, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { ok: answer.ok, data: (text === "" ? undefined : JSON.parse(text)) as T };
  };
}
