import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schemas, screens } from "../support/product";
import { backendDashboard, redacted } from "../../definitions/backend/backend-limits";
import { differences } from "../../definitions/backend/differences";
import { initialValueAt, initialValueLabels } from "../../generator/initially";
import { generateSchemas } from "../../generator/schemas";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { validateFields } from "../../src/runtime/model/form/validate";
import type { FieldModel, LineModel } from "../../src/runtime/model/form/form-model";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schema } from "../../src/runtime/model/form/schema";
import { valueAt, withValueAt } from "../../src/values/json/path";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { allFields, visibleFields } from "../../src/runtime/model/form/visible";
import { ask, freshApi, signIn } from "./support";

const known: Readonly<Record<string, Schema>> = schemas;

interface Tried {
  lines: readonly LineModel[];
  field: FieldModel;
}

const all: Tried[] = Object.values(screens).flatMap((screen) => {
  if (screen.kind !== "settings") return [];
  const lines = resolveLines(screen.fields, known[screen.type]!, known);
  return allFields(lines).map((field) => ({ lines, field }));
});

const split = (values: string): string[] => values.split(" ");
const hosts = split("x localhost localhost:8090 127.0.0.1 example.com é.example.com");
const parts = split("a.b abc .a.b //x //a.b a/b a/b.c a?b.c a#b.c a%2eb ?a.b #a.b www.x x:1 a?b:c");
const urls = split("http:// http://x http://a_b.c http://127.0.0.1:8090 https://example.com/a?b=c ftp://example.com");
const web = ["", "a b", "x".repeat(300), ...hosts, ...parts, ...urls];
const mails = ["", "a b@example.com", " a@b.co", ...split("a@b.co a@b @b.co a@ plain ä@example.com")];
const long = ["a".repeat(255), "a".repeat(256), "é".repeat(128)];
const texts = (need: string): string[] => ["", " ", "x y", `x${need}`, ...split("é a:b 127.0.0.1 x"), ...long];
const lengths = [0, 29, 30, 50, 300, 301];

/** Values at and beyond the limits of a field, of the type that its widget makes. */
function boundaries({ schema, widget }: FieldModel): unknown[] {
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "integer") {
    const { minimum = 0, maximum = 100_000 } = schema;
    return [minimum - 1, minimum, minimum + 1, maximum, maximum + 1, 0, 1.5];
  }
  if (widget === "web-address") return web;
  if (widget === "email") return mails;
  if (widget === "token-secret") return lengths.map((length) => "a".repeat(length));
  return texts(schema.mustContain ?? "");
}

const inAll = (settings: object) =>
  Object.fromEntries(
    Object.keys(known["AuthProviders"]?.definitions?.["AuthProviders"]?.properties ?? {}).map((key) => [key, settings]),
  );
const address = "http://127.0.0.1:9000";

// "on" shows and requires every field; "off" is a fresh backend.
const states = {
  on: {
    smtp: { enabled: true, host: "smtp.example.com", port: 587, tls: false, username: "", password: "" },
    s3: { enabled: true, endpoint: address, bucket: "b", region: "r", accessKey: "k", secret: "s" },
    ...inAll({ enabled: true, clientId: "id", clientSecret: "secret", authUrl: address, tokenUrl: address }),
  },
  off: {},
};

type Settings = (change?: unknown) => Promise<{ status: number; body: string }>;

/** Reads the settings of a fresh backend, or saves a change. */
async function freshSettings(): Promise<Settings> {
  const { backend, admin } = await freshApi(afterAll);
  let authorization = admin;
  const send: Settings = (change) => {
    const headers = { authorization, "content-type": "application/json" };
    const method = change === undefined ? "GET" : "PATCH";
    return ask(new URL("api/settings", backend), { method, headers }, JSON.stringify(change));
  };
  // A new secret of the admins' tokens ends the session.
  return async (change) => {
    const answer = await send(change);
    if (answer.status !== 401) return answer;
    authorization = await signIn(backend);
    return send(change);
  };
}

let fresh: unknown;
const met = new Set<string>();
const documented = differences.flatMap(({ fields, ...rest }) => fields.map((name) => ({ name, ...rest })));
const nameOf = ({ name, when, why }: Omit<(typeof documented)[number], "values">): string => `${name} ${when}: ${why}`;
const line = (takenBy: string, value: unknown): string => `${JSON.stringify(value)} is taken by the ${takenBy} alone`;

/** Documented differences of a field. */
const differencesOf = ({ path, schema }: FieldModel, shown: boolean): string[] =>
  documented
    .filter(({ name }) => name === path || name === schema.format)
    .filter(({ when }) => when === undefined || (when === "shown") === shown)
    .flatMap((difference) => {
      met.add(nameOf(difference));
      return difference.values.map((value) => line(difference.takenBy, value));
    });

describe.each(Object.entries(states))("settings that are all %s", (state, changes) => {
  let settings: Settings;
  let base: unknown;
  beforeAll(async () => {
    settings = await freshSettings();
    fresh = JSON.parse((await settings()).body);
    expect((await settings(changes)).status).toBe(200);
    base = JSON.parse((await settings()).body);
  });

  test("shows or hides fields", () => {
    expect(all.length).toBeGreaterThan(60);
    const hidden = all.filter(
      ({ lines, field }) => !visibleFields(lines, base).some(({ path }) => path === field.path),
    );
    expect(hidden.length > 30).toBe(state === "off");
    if (state === "on") expect(hidden).toEqual([]);
  });

  test.each(all.map((each) => [each.field.path, each] as const))(
    "judges %s as the backend does, except for documented differences",
    async (path, { lines, field }) => {
      const found: string[] = [];
      for (const value of boundaries(field)) {
        const ours = validateFields(lines, withValueAt(base, path, value), validateSchema).size === 0;
        const { status, body } = await settings(withValueAt({}, path, value));
        const theirs = status === 200;
        if (ours !== theirs) found.push(line(ours ? "form" : "backend", value));
        // The backend drops unknown values silently.
        if (theirs && value !== "") expect([value, redacted]).toContain(valueAt(JSON.parse(body), path));
      }
      await settings(withValueAt({}, path, valueAt(base, path) ?? ""));
      const shown = visibleFields(lines, base).some((each) => each.path === path);
      expect(found.toSorted()).toEqual(differencesOf(field, shown).toSorted());
    },
  );
});

test("finds every documented difference in a field", () => {
  expect([...met].toSorted()).toEqual(documented.map(nameOf).toSorted());
});

test("declares the initial values of a fresh backend", () => {
  const own = resolveSchemas("v0.8", generateSchemas());
  const pages = Object.values(screens).filter((screen) => screen.kind === "settings");
  const declared = pages.flatMap(({ type, fields }) =>
    allFields(resolveLines(fields, own[type]!, own)).map(({ path }) => ({
      path,
      says: initialValueAt(own[type]!, path),
    })),
  );
  expect(declared.length).toBeGreaterThan(60);
  const has = declared.map(({ path, says }) => {
    // The backend omits empty values, or answers "".
    const value = valueAt(fresh, path) === "" ? undefined : valueAt(fresh, path);
    return { path, says: initialValueLabels[String(says)]?.(value) ? says : value };
  });
  expect(declared).toEqual(has);
});

test("has a page for every link in the mails of a fresh backend", () => {
  const links = Object.values(valueAt(fresh, "meta") as object).flatMap(
    (value: unknown) => valueAt(value, "actionUrl") ?? [],
  );
  const pages = Object.values(screens).flatMap((screen) =>
    screen.kind === "signedOut" && screen.token && screen.forAnyone ? [screen.route!] : [],
  );
  const addresses = pages.map((route) => `{APP_URL}${backendDashboard.path}#${route.replace(":token", "{TOKEN}")}`);
  expect(links).toHaveLength(3);
  expect(links.toSorted()).toEqual(addresses.toSorted());
});
