import * as fc from "fast-check";
import { idLength } from "../../definitions/backend/backend-limits";
import { usersCollection } from "../../definitions/backend/backend-names";
import type { Exchanged } from "../../src/features/collections/configuration/configuration";
import { importFacts, optionsOfType } from "../../src/features/collections/configuration/import-facts";
import { fieldOf } from "./random-fields";

const oneOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const flag = fc.boolean();

const rule = oneOf(null, "", "id != ''", "@request.auth.id != '' && id < @now", "  id = 'a' || (id ~ 'b')");
const rules = fc.record({ listRule: rule, viewRule: rule, createRule: rule, updateRule: rule, deleteRule: rule });

const isFlat = (): boolean => importFacts().exchange.own === "fields";

const fields = (): fc.Arbitrary<object[]> => {
  const types = Object.keys(importFacts().fieldTypes).filter((type) => optionsOfType(type));
  const random = fc.tuple(fieldOf(types), isFlat() ? fc.constant(undefined) : flag);
  return fc.array(random, { minLength: 1, maxLength: 6 }).map((all) =>
    all.map(([{ type, options }, unique], at) => ({
      id: `random0${at}`,
      name: `f${at}`,
      type,
      ...options,
      ...(type !== "file" && unique !== undefined && { unique }),
    })),
  );
};

const index = (name: string): fc.Arbitrary<string> =>
  oneOf(
    `CREATE INDEX \`a_${name}\` ON \`${name}\` (\`f0\`)`,
    `create unique index if not exists b_${name} on elsewhere (id, f0 desc) where f0 != ''`,
    `CREATE UNIQUE INDEX c_${name} ON ${name} (f0 collate nocase)`,
  );

const length = { minLength: 1, maxLength: 2 };
const provider = (name: string) =>
  fc.record(
    {
      name: fc.constant(name),
      clientId: fc.constant("a"),
      clientSecret: fc.constant("b"),
      pkce: oneOf(null, true, false),
      displayName: oneOf("", "Harbour"),
      extra: oneOf<object | null>(null, { a: 1 }),
    },
    { requiredKeys: ["name", "clientId", "clientSecret"] },
  );

const laterAccounts = () =>
  fc.record(
    {
      authRule: oneOf(null, "", "verified = true"),
      manageRule: oneOf(null, "id != ''"),
      passwordAuth: oneOf({ enabled: true, identityFields: ["email"] }, { enabled: false, identityFields: [] }),
      otp: fc.record({ enabled: flag, duration: oneOf(60, 300), length: oneOf(6, 8) }),
      oauth2: fc.record({
        enabled: flag,
        mappedFields: oneOf({ id: "", name: "f0" }, { id: "", name: "gone" }),
        providers: oneOf(["google"], ["github", "gitlab"], []).chain((names) => fc.tuple(...names.map(provider))),
      }),
      authAlert: fc.record({ enabled: flag }),
      authToken: oneOf({ duration: 100 }, { duration: 90_000 }),
      verificationTemplate: oneOf({ subject: "Hello", body: "<p>{TOKEN}</p>" }, {}),
    },
    { requiredKeys: [] },
  );

const accounts = () =>
  fc.record(
    {
      allowOAuth2Auth: flag,
      allowUsernameAuth: flag,
      allowEmailAuth: flag,
      requireEmail: flag,
      manageRule: oneOf(null, "id != ''"),
      minPasswordLength: oneOf(5, 12),
      onlyEmailDomains: oneOf([], null, ["a.example"]),
      onlyVerified: flag,
    },
    { requiredKeys: ["minPasswordLength"] },
  );

const collection = (name: string, options: fc.Arbitrary<object>) =>
  fc
    .tuple(fields(), fc.uniqueArray(index(name), length), rules, options)
    .map(([own, indexes, locked, more]): Exchanged => {
      const id = name.padEnd(idLength, "x");
      const stated = importFacts().indexes === "none" ? {} : { indexes };
      return { id, name, type: "base", fields: own, ...stated, ...locked, ...more };
    });

const view = (of: string): Exchanged => ({
  id: `view${of}`.padEnd(idLength, "x"),
  name: `view_of_${of}`,
  type: "view",
  listRule: "id != ''",
  viewQuery: `SELECT id, f0 AS it, (1.5) AS n FROM ${of}`,
});

/** Collections of all types that the selected version has, with fields of all its types. Each `at` gives other names. */
export function collectionsOf(at: number): fc.Arbitrary<Exchanged[]> {
  const [base, auth] = [`things${at}`, `crew${at}`];
  const related = { id: "related0", name: "one", type: "relation", collectionId: usersCollection, maxSelect: 1 };
  const system = fc.constant({ system: at % 2 === 0 });
  const options = (isFlat() ? laterAccounts() : accounts()).map((more) => ({ type: "auth", ...more }));
  const views = importFacts().types.some((type) => type === "view") ? [view(base)] : [];
  return fc
    .tuple(collection(base, system), collection(auth, options))
    .map(([things, crew]) => [
      { ...things, fields: [...(things["fields"] as object[]), { ...related, cascadeDelete: at % 2 === 0 }] },
      crew,
      ...views,
    ]);
}
