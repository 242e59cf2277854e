import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { startBackend } from "../../../server/backend";
import { getBackend } from "../../../server/binary";
import type { BuiltVersion } from "../../../server/built-versions.mjs";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../../server/first-admin";
import { seriesOf, testedVersion } from "../../support/tested-version";
import { createFront, type FrontOptions } from "../../../server/front";
import { freePort, listen } from "../../../server/port";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import type { ProvenVersion } from "../../../src/backend/detection/proven-version";
import type { Admin } from "../../../definitions/types/admin";
import type { WhenDone } from "./cleanup";

/** The first admin of every site that has one. */
export const firstAdmin = { email: "admin@example.com", password: "a-long-password" };

/** The built dashboard with a backend of its own, which has no admin yet. */
export interface EmptySite {
  /** The version of the backend. */
  version: BuiltVersion;
  /** The address of the dashboard, with a slash at its end. */
  url: string;
  /** The origin of the API behind the front, without a slash. */
  api: string;
  /** The backend itself, without the front. */
  backend: URL;
  /** The data folder of the backend, which serves the files in its folder `public`. */
  data: string;
  /** Stops the backend, but not the front. */
  stopBackend: () => Promise<void>;
  /** The token of the link that makes the first superuser. Printed since v0.23 if there is none. */
  installToken: Promise<string>;
  /** Makes the first admin. */
  makeFirstAdmin: () => Promise<void>;
}

/** A site with an admin. */
export interface Site extends EmptySite {
  admin: typeof firstAdmin;
  token: string;
  model: Admin;
  /** Calls the API as the admin, with JSON or a form. Throws the answer if it is refused. */
  call: <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>;
}

/** A data folder with the first admin, and a session that is valid for each copy of it. */
export interface Seed {
  data: string;
  version: BuiltVersion;
  token: string;
  model: Admin;
}

/** Starts a site, on a copy of a folder if one is given. */
export async function startEmptySite(
  whenDone: WhenDone,
  from?: string,
  version: BuiltVersion = testedVersion,
): Promise<EmptySite> {
  const data = await mkdtemp(join(tmpdir(), "sextant-site-"));
  whenDone(() => rm(data, { recursive: true, force: true }));
  if (from !== undefined) await cp(from, data, { recursive: true });
  const backend = await startBackend(await getBackend({ version }), await freePort(), data);
  whenDone(backend.stop);
  await backend.ready;
  const api = await startFront(whenDone, { backend: backend.url });
  const base = backend.url.origin;
  const first = async (): Promise<void> =>
    makeFirstAdmin(base, firstAdmin, hasSuperusers(await fetchVersionOrOldest(base)) ? await backend.installToken : "");
  const { installToken, stop: stopBackend } = backend;
  return {
    version,
    url: `${api}/_/`,
    api,
    backend: backend.url,
    data,
    stopBackend,
    installToken,
    makeFirstAdmin: first,
  };
}

/** Starts the front alone; gives its origin. */
export const startFront = (whenDone: WhenDone, options: FrontOptions): Promise<string> =>
  served(whenDone, createFront({ directory: resolve("dist/app"), ...options }));

/** Starts a server that is no backend; gives its origin. */
export const startStranger = (whenDone: WhenDone): Promise<string> =>
  served(
    whenDone,
    createServer((_, response) => response.end("Hello.")),
  );

async function served(whenDone: WhenDone, server: Server): Promise<string> {
  const port = await listen(server, 0);
  whenDone(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${port}`;
}

/** Makes the first admin, and signs in. Done once per worker, because hashing passwords is slow. */
export async function makeSeed(whenDone: WhenDone, version?: BuiltVersion): Promise<Seed> {
  const site = await startEmptySite(whenDone, undefined, version);
  await site.makeFirstAdmin();
  const session = await signIn(site);
  await site.stopBackend();
  return { data: site.data, version: version ?? testedVersion, ...session };
}

/** Starts a site that has the first admin. */
export async function startSite(whenDone: WhenDone, { data, version, token, model }: Seed): Promise<Site> {
  const site = await startEmptySite(whenDone, data, version);
  return { ...site, admin: firstAdmin, token, model, call: (...asked) => request(site.api, token, ...asked) };
}

/** Starts a later version on a copy of a stopped site's data, and signs in. */
export async function startUpgraded(whenDone: WhenDone, { data }: EmptySite, version: BuiltVersion): Promise<Site> {
  const site = await startEmptySite(whenDone, data, version);
  const { token, model } = await signIn(site);
  return { ...site, admin: firstAdmin, token, model, call: (...asked) => request(site.api, token, ...asked) };
}

/** A fresh session of the first admin. */
export const signIn = async ({ api }: EmptySite): Promise<{ token: string; model: Admin }> =>
  (await signInAs(api, firstAdmin)) as { token: string; model: Admin };

async function request<Answer>(
  api: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const form = body instanceof FormData;
  const response = await fetch(api + path, {
    method,
    headers: { Authorization: token, ...(body && !form && { "Content-Type": "application/json" }) },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

type Session = Pick<Site, "token" | "model">;

const proofOf = (version: BuiltVersion): ProvenVersion => ({
  version: seriesOf(version),
  upTo: seriesOf(version),
  release: version.slice(1),
});

/** The local storage of a browser that has been at a site: a session, and the found version. */
const kept = ({ api, version }: EmptySite, session: Session): { name: string; value: string }[] => [
  { name: sessionKey, value: JSON.stringify(session) },
  { name: storageKeys.versions, value: JSON.stringify({ [`${api}/`]: proofOf(version) }) },
];

/** Stores a session when the page first comes to the site. Playwright would open another page for that. */
export async function storeSession(page: Page, site: EmptySite, { token, model }: Session): Promise<void> {
  const stored = { origin: site.api, items: kept(site, { token, model }) };
  const script = await page.addInitScript(({ origin, items }) => {
    if (location.origin === origin) for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  const stop = (frame: Frame): void => {
    if (frame.url().startsWith(site.api)) script.dispose().catch(() => {});
    else page.once("framenavigated", stop);
  };
  page.once("framenavigated", stop);
}

/** A session with an expired token, whose signature is not checked. */
export const expiredSession = ({ model }: Site): { token: string; model: Admin } => ({
  token: ["{}", JSON.stringify({ id: model.id, type: "admin", exp: 1 }), ""].map((part) => btoa(part)).join("."),
  model,
});
