import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import { front } from "../../server/front";
import { freePort, listen } from "../../server/port";
import { seed, type Seeded } from "./seed";

/** A dashboard with all that is needed to measure it. */
export interface Site extends Seeded {
  /** Of the dashboard, with a slash at its end. */
  url: string;
  /** The address of the table of records. */
  records: string;
}

/** Our dashboard and the backend's own, before the same data. */
export interface Sites {
  ours: Site;
  reference: Site;
  stop: () => Promise<void>;
}

/** Starts a backend on an empty folder, fills it, and starts the dashboard that is built in front of it. */
export async function startSites(records: number): Promise<Sites> {
  const data = await mkdtemp(join(tmpdir(), "sextant-bench-"));
  const backend = await startBackend(await getBackend({ version: "v0.8.0" }), await freePort(), data);
  const server = front({ directory: "dist/app", backend: backend.url });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, "close");
    await backend.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await backend.ready;
    const seeded = await seed(backend.url, records);
    const siteAt = (origin: string): Site => {
      const url = `${origin}/_/`;
      return { ...seeded, url, records: `${url}#/collections?collectionId=${seeded.collection}` };
    };
    const ours = siteAt(`http://127.0.0.1:${await listen(server, 0)}`);
    return { ours, reference: siteAt(backend.url.origin), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
