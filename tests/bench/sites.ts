import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionKey } from "../../definitions/backend/limits";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers, fetchVersionOrOldest } from "../../server/first-admin";
import { createFront } from "../../server/front";
import { freePort, listen } from "../../server/port";
import { seed, type Seeded } from "./seed";

/** A dashboard with all that is needed to measure it. */
export interface Site {
  /** Of the dashboard, with a slash at its end. */
  url: string;
  /** The address of the table of records. */
  records: string;
  /** The entry of local storage that signs in. */
  session: { name: string; value: string };
  lastRecord: Seeded["lastRecord"];
  lastVisit: Seeded["lastVisit"];
}

/** Our dashboard and the backend's own, before the same data. */
export interface Sites {
  ours: Site;
  reference: Site;
  stop: () => Promise<void>;
}

/** Starts a backend on an empty folder, fills it, and starts the dashboard that is built in front of it. */
export async function startSites(version: BuiltVersion, records: number): Promise<Sites> {
  const data = await mkdtemp(join(tmpdir(), "sextant-bench-"));
  const backend = await startBackend(await getBackend({ version }), await freePort(), data);
  const server = createFront({ directory: "dist/app", backend: backend.url });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, "close");
    await backend.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await backend.ready;
    const seeded = await seed(backend, records);
    const ours = oursAt(`http://127.0.0.1:${await listen(server, 0)}`, seeded);
    const { origin } = backend.url;
    const later = hasSuperusers(await fetchVersionOrOldest(origin));
    return { ours, reference: later ? laterAt(origin, seeded) : oursAt(origin, seeded), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Our dashboard; the one of the oldest backend has the same addresses and the same session. */
function oursAt(origin: string, { token, model, collection, lastRecord, lastVisit }: Seeded): Site {
  const url = `${origin}/_/`;
  const session = { name: sessionKey, value: JSON.stringify({ token, model }) };
  return { url, records: `${url}#/collections?collectionId=${collection}`, session, lastRecord, lastVisit };
}

/** The dashboard of later backends. */
function laterAt(origin: string, { token, model, collection, lastRecord, lastVisit }: Seeded): Site {
  const url = `${origin}/_/`;
  const session = { name: "__pb_superusers__/_", value: JSON.stringify({ token, record: model }) };
  return { url, records: `${url}#/collections?collection=${collection}`, session, lastRecord, lastVisit };
}
