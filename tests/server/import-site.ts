import { afterAll } from "vitest";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { wholeCollection, type WholeCollection } from "../../src/features/collections/model/after-import";
import { readCollection, type Exchanged } from "../../src/features/collections/model/configuration";
import { ask, firstAdmin, freshBackend } from "./support";

/** A fresh backend of a version, and what is imported into it. */
export async function importSite(version: BuiltVersion) {
  const address = await freshBackend(afterAll, { version });
  const token = await firstAdmin(address);
  const answered = async (): Promise<Exchanged[]> => {
    const { body } = await ask(new URL("api/collections?perPage=500&sort=created,id", address), {
      headers: { authorization: token },
    });
    return (JSON.parse(body) as { items: Exchanged[] }).items.map(readCollection);
  };
  return {
    answered,
    stored: async (): Promise<WholeCollection[]> => (await answered()).map(wholeCollection),
    // A refused import leaves what it would have done in the cache of v0.23 and later: any save reads it again.
    refresh: async (): Promise<void> => {
      const [first] = await answered();
      const options = { method: "PATCH", headers: { authorization: token, "content-type": "application/json" } };
      await ask(new URL(`api/collections/${first!.id}`, address), options, "{}");
    },
    imported: (body: string): Promise<{ status: number; body: string }> => {
      const headers = {
        authorization: token,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      };
      return ask(new URL("api/collections/import", address), { method: "PUT", headers }, body);
    },
  };
}
