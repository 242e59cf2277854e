import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import type { FieldModel } from "../../src/runtime/model/form/form-model";
import { valueAt } from "../../src/values/json/path";
import { decodeBody } from "../../src/backend/dialects/translate";
import { collectionForm, type Edits } from "../support/edited-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, signIn, type AdminCall } from "./support";

const names = ["_superusers", "_mfas", "_otps", "_authOrigins", "_externalAuths"];

const lastStep = (path: string): string => path.split(".").at(-1)!;

// Values that the options next to them allow.
const numbers: Readonly<Record<string, (before: number) => number>> = {
  min: (before) => (before > 0 ? before - 1 : 1),
  max: (before) => (before > 0 ? before + 1 : 60),
  cost: (before) => before + 4,
};

const lists: Readonly<Record<string, (before: readonly string[]) => string[]>> = {
  indexes: (before) => [...before, "CREATE INDEX `idx_own` ON `any` (`created`)"],
  identityFields: (before) => [...before, "phone"],
  exceptDomains: () => ["a.example"],
  onlyDomains: () => ["a.example"],
};

const texts: Readonly<Record<string, (before: string) => string>> = {
  pattern: () => "^.+$",
  autogeneratePattern: (before) => before.replace("a-z", "a-y") || "[a-y]{9}",
  secret: () => "s".repeat(50),
};

/** Returns another valid value of a field. */
function otherValue({ path, schema }: Pick<FieldModel, "path" | "schema">, before: unknown): unknown {
  const option = lastStep(path);
  if (schema.type === "boolean") return before !== true;
  if (schema.type === "integer") return (numbers[option] ?? ((number) => number + 1))(Number(before ?? 0));
  if (schema.type === "array") return lists[option]!((before ?? []) as string[]);
  return (texts[option] ?? ((text) => `${text}x`))(String(before ?? ""));
}

interface Stored {
  name: string;
  fields: readonly object[];
  indexes: readonly string[];
}

// Only the page renames the column of an index. Two factors and a one-time password change together.
const isTriedElsewhere = (path: string): boolean => /^fields\..*\.name$|^(?:mfa|otp)\.enabled$/.test(path);

// The backend writes the table of an index itself.
const withoutTable = (value: unknown): string => JSON.stringify(value).replaceAll(/ON `\w+`/g, "");

const version: BuiltVersion = "v0.40.4";

describe(`system collections on ${version}`, () => {
  let call: AdminCall;
  let form: ReturnType<typeof collectionForm>;
  let token: string;

  beforeAll(async () => {
    call = await freshApi(afterAll, { version });
    form = collectionForm(seriesOf(version));
    token = call.admin;
  });

  const read = async (name: string): Promise<Stored> =>
    decodeBody(calls.readCollection, await call.done("GET", `api/collections/${name}`, undefined, token)) as Stored;

  /** Saves edits as the form does; returns the collection as it is then. */
  async function save(stored: Stored, edits: Edits): Promise<Stored> {
    const path = `api/collections/${stored.name}`;
    const after = await call.done<object>("PATCH", path, form.bodyOf("edit", stored, edits), token);
    // A new secret ends the session.
    if (edits.some(([changed]) => changed === "authToken.secret")) token = await signIn(call.backend);
    return decodeBody(calls.readCollection, after) as Stored;
  }

  /** Changes these fields one after the other; each save also changes the last one back. */
  async function changeEach(stored: Stored, fields: readonly FieldModel[]): Promise<void> {
    let now = stored;
    let undo: Edits = [];
    for (const { path, schema } of fields) {
      const before = valueAt(stored, path);
      const value = otherValue({ path, schema }, before);
      now = await save(now, [...undo, [path, value]]);
      // Secrets are never returned.
      undo = schema.secret ? [] : [[path, before]];
      if (!schema.secret) expect([path, withoutTable(valueAt(now, path))]).toEqual([path, withoutTable(value)]);
    }
    await save(now, undo);
    expect({ ...(await read(stored.name)), updated: "" }).toEqual({ ...stored, updated: "" });
  }

  it.each(names)(
    "adds a field to %s, then saves each option that its form offers",
    async (name) => {
      const before = await read(name);
      const phone = { ...form.newField("field000000", "text"), name: "phone" };
      const index = `CREATE UNIQUE INDEX idx${name} ON ${name} (phone)`;
      const stored = await save(before, [
        ["fields.field000000", phone],
        ["indexes", [...before.indexes, index]],
      ]);
      expect(stored.fields).toContainEqual(expect.objectContaining({ name: "phone", type: "text" }));
      const fields = form.editableFields(stored);
      expect(fields.map(({ path }) => path)).toContain("indexes");
      await changeEach(
        stored,
        fields.filter(({ path }) => !isTriedElsewhere(path)),
      );
    },
    60_000,
  );

  it("asks superusers for a second factor as soon as they have a one-time password", async () => {
    const before = await read("_superusers");
    const stored = await save(before, [["otp.enabled", true]]);
    expect(stored).toMatchObject({ mfa: { enabled: true } });
    const others = new Set(form.editableFields(before).map(({ path }) => path));
    const added = form.editableFields(stored).filter(({ path }) => !others.has(path));
    expect(added.map(({ path }) => path)).toEqual([
      "otp.duration",
      "otp.length",
      "otp.emailTemplate.subject",
      "otp.emailTemplate.body",
      "mfa.duration",
    ]);
    await changeEach(stored, added);
    const edits = [["otp.enabled", false]] as const;
    expect(form.editableFields(stored, edits).map(({ path }) => path)).toContain("mfa.enabled");
    await save(stored, [...edits, ["mfa.enabled", false]]);
  });
});
