import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers, fetchVersionOrOldest } from "../../server/first-admin";
import { createFront } from "../../server/front";
import { freePort, listen } from "../../server/port";
import { seed, type Seeded } from "./seed";

/** Dashboard to measure. */
export interface Site {
  /** Address of the dashboard, with a final slash. */
  url: string;
  /** Address of the table of records. */
  records: string;
  /** Entry of local storage with the session. */
  session: { name: string; value: string };
  lastRecord: Seeded["lastRecord"];
  lastVisit: Seeded["lastVisit"];
}

/** Our dashboard and the one of the backend, with the same data. */
export interface Sites {
  ours: Site;
  reference: Site;
  stop: () => Promise<void>;
}

/** Starts and fills a backend, and starts the built dashboard in front of it. */
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

/** Our dashboard, or that of the oldest backend, which has the same addresses and session. */
function oursAt(origin: string, { token, model, collection, lastRecord, lastVisit }: Seeded): Site {
  const url = `${origin}/_/`;
  const session = { name: sessionKey, value: JSON.stringify({ token, model }) };
  return { url, records: `${url}#/collections?collectionId=${collection}`, session, lastRecord, lastVisit };
}

/** Dashboard of later backends. */
function laterAt(origin: string, { token, model, collection, lastRecord, lastVisit }: Seeded): Site {
  const url = `${origin}/_/`;
  const session = { name: "__pb_superusers__/_", value: JSON.stringify({ token, record: model }) };
  return { url, records: `${url}#/collections?collection=${collection}`, session, lastRecord, lastVisit };
}
