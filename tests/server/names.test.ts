import { afterAll, beforeAll, expect, test } from "vitest";
import { reserved } from "../../definitions/backend/names";
import { schemas } from "../../definitions/schemas";
import { collectionPanel } from "../support/product";
import { readCollection } from "../../src/features/collections/model/configuration";
import { findingsIn } from "../../src/features/collections/model/findings";
import { expandLists, listsIn } from "../../src/runtime/model/form/lists";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import type { Schema, Schemas } from "../../src/runtime/model/form/schema";
import { titleErrors } from "../../src/runtime/model/form/unique-titles";
import { formats } from "../../src/runtime/model/form/validate";
import { freshApi, type AdminCall } from "./support";
import { asRead } from "../support/stored-collection";

let call: AdminCall;

beforeAll(async () => {
  call = await freshApi(afterAll);
});

const text = (name: string) => ({ id: "field000", name, type: "text", options: {} });
const collection = (name: string, field: string, type = "base") => ({
  id: "collection00000",
  name,
  type,
  schema: [text(field)],
  options: type === "auth" ? { minPasswordLength: 8 } : {},
});

async function isTaken(made: ReturnType<typeof collection>): Promise<[byForm: boolean, byImport: boolean]> {
  const path = `api/collections/${made.id}`;
  const { ok: byForm } = await call("POST", "api/collections", made);
  await call("DELETE", path);
  const { ok: byImport } = await call("PUT", "api/collections/import", { collections: [made], deleteMissing: false });
  await call("DELETE", path);
  return [byForm, byImport];
}

const isFound = (made: ReturnType<typeof collection>): boolean =>
  findingsIn([], [readCollection(made)], false).length === 0;

const simple = ["a", "A_1", "_x", "_n3", "__", "_", "1a", "9", "a-b", "a b", "a.b", "é", "a\n", ""];
const ofTheDatabase = ["sqlite", "sqlite_", "sqlite_boats", "SQLite_stat1", "sqlite1_a", "asqlite_"];

test.each([...simple, ...ofTheDatabase])(
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

const editor = resolveLines(collectionPanel.fields.new, schemas.Collection as Schema, schemas as Schemas);

const isUnflagged = (made: ReturnType<typeof collection>): boolean =>
  listsIn(expandLists(editor, asRead(made), undefined)).every(
    (list) => titleErrors(list, asRead(made), undefined).length === 0,
  );

const kept = Object.values(reserved).flatMap(({ inAnyCase, asWritten }) => [...inAnyCase, ...asWritten]);
const otherCase = (name: string): string => name.slice(0, -1) + name.at(-1)!.toUpperCase();

test.each([...kept, ...kept.map(otherCase), ...kept.map((name) => name.toUpperCase())])(
  "the name %s of a field is refused as reserved where the backend refuses it",
  async (name) => {
    for (const type of ["base", "auth"]) {
      const made = collection("boats", name, type);
      expect([type, isUnflagged(made), isFound(made)]).toEqual([type, ...(await isTaken(made))]);
    }
  },
);
