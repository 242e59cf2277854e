import { afterAll, beforeAll, expect, test } from "vitest";
import { findingsIn } from "../../src/runtime/model/collections/findings";
import { formats } from "../../src/runtime/model/form/validate";
import { freshApi, type AdminCall } from "./support";

let call: AdminCall;

beforeAll(async () => {
  call = await freshApi(afterAll);
});

const text = (name: string) => ({ id: "field000", name, type: "text", options: {} });
const collection = (name: string, field: string) => ({
  id: "collection00000",
  name,
  type: "base",
  schema: [text(field)],
});

async function isTaken(made: ReturnType<typeof collection>): Promise<[byForm: boolean, byImport: boolean]> {
  const path = `api/collections/${made.id}`;
  const { ok: byForm } = await call("POST", "api/collections", made);
  await call("DELETE", path);
  const { ok: byImport } = await call("PUT", "api/collections/import", { collections: [made], deleteMissing: false });
  await call("DELETE", path);
  return [byForm, byImport];
}

const isFound = (made: ReturnType<typeof collection>): boolean => findingsIn([], [made], false).length === 0;

test.each(["a", "A_1", "_x", "_n3", "__", "_", "1a", "9", "a-b", "a b", "a.b", "é", "a\n", ""])(
  "the name %j of a field, and of a collection, is taken where the backend takes it",
  async (name) => {
    const ofField = collection("boats", name);
    const [byForm, byImport] = await isTaken(ofField);
    expect([name !== "" && formats["field-name"]!(name), isFound(ofField)]).toEqual([byForm, byImport]);

    const ofCollection = collection(name, "title");
    const [alsoByForm, alsoByImport] = await isTaken(ofCollection);
    expect([formats["collection-name"]!(name), isFound(ofCollection)]).toEqual([alsoByForm, alsoByImport]);
  },
);
