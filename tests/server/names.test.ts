import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { readCollection } from "../../src/features/collections/configuration/configuration";
import { importFacts } from "../../src/features/collections/configuration/import-facts";
import { findingsIn } from "../../src/features/collections/findings/findings";
import { formats } from "../../src/backend/formats/formats";
import { selectBackend } from "../../src/backend/version/backend";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const simple = ["a", "A_1", "_x", "_n3", "__", "_", "1a", "9", "a-b", "a b", "a.b", "é", "a\n", ""];
const ofTheDatabase = ["sqlite", "sqlite_", "sqlite_boats", "SQLite_stat1", "sqlite1_a", "asqlite_"];
const ofRelations = ["via", "a_via_b", "a_VIA_b", "_via_", "a_via", "avia_b"];
const long = [100, 101, 255, 256].map((length) => "n".repeat(length));

describe.each(["v0.8.0", "v0.22.21", "v0.40.4"] as const)("names on %s", (version: BuiltVersion) => {
  let call: AdminCall;

  beforeAll(async () => {
    call = await freshApi(afterAll, { version });
    selectBackend(seriesOf(version));
  });

  const collection = (name: string, field: string) => {
    const text = { id: "field000", name: field, type: "text", options: {} };
    return { id: "collection00000", name, type: "base", [importFacts().exchange.own]: [text], options: {} };
  };

  /** Whether the backend takes a collection, in a form and in an import. */
  async function isTaken(made: ReturnType<typeof collection>): Promise<[byForm: boolean, byImport: boolean]> {
    const { ok: byForm } = await call("POST", "api/collections", made);
    if (byForm) await call.done("DELETE", `api/collections/${made.id}`);
    const { ok: byImport } = await call("PUT", "api/collections/import", { collections: [made], deleteMissing: false });
    if (byImport) await call.done("DELETE", `api/collections/${made.id}`);
    return [byForm, byImport];
  }

  const isFound = (made: ReturnType<typeof collection>): boolean =>
    findingsIn([], [readCollection(made)], false).every(({ effect }) => effect === "dropped");

  it.each([...simple, ...ofTheDatabase, ...ofRelations, ...long].map((name) => ({ name, shown: name.slice(0, 20) })))(
    "allows the name $shown ($name.length characters) if the backend does",
    async ({ name }) => {
      const ofField = collection("boats", name);
      expect([name !== "" && formats["field-name"]!(name), isFound(ofField)]).toEqual(await isTaken(ofField));
      const ofCollection = collection(name, "title");
      expect([formats["collection-name"]!(name), isFound(ofCollection)]).toEqual(await isTaken(ofCollection));
    },
  );
});
