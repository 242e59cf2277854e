import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../../definitions";
import { schemas } from "../../definitions/schemas";
import { keeps } from "../../src/runtime/form/keeps";
import { faults } from "../../src/runtime/model/check";
import type { FieldModel, Schema } from "../../src/runtime/model/model";
import { at, put } from "../../src/runtime/model/path";
import { resolve } from "../../src/runtime/model/resolve";
import { allFields } from "../../src/runtime/model/visible";
import { ask, firstAdmin, freshBackend, signIn } from "./support";

type Bag = Readonly<Record<string, unknown>>;
const known = schemas as unknown as Readonly<Record<string, Schema>>;

const fields: FieldModel[] = Object.values(screens).flatMap((screen) =>
  screen.kind === "settings" ? allFields(resolve(screen.fields, known[screen.type]!, known)) : [],
);

const web = ["", "localhost", "localhost:8090", "http://127.0.0.1:8090", "https://example.com/a?b=c", "a b", "http://"];
const mails = ["", "a@b.co", "a@b", "@b.co", "a@", "plain", "ä@example.com", `${"a".repeat(60)}@example.com`];
const texts = (need = ""): string[] => [
  "",
  "x",
  " ",
  "é",
  "a".repeat(255),
  "a".repeat(256),
  "é".repeat(128),
  `x ${need} y`,
];

/** Values at and beyond the limits of a field, and of the type that its widget makes. */
function boundaries({ schema, widget }: FieldModel): unknown[] {
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "integer") {
    const { minimum = 0, maximum = 100_000 } = schema;
    return [minimum - 1, minimum, minimum + 1, maximum, maximum + 1, 0, 1.5];
  }
  if (widget === "web-address") return web;
  if (widget === "email") return mails;
  if (widget === "token-secret") return ["a".repeat(50)];
  return texts(schema.mustContain);
}

// Where the form is stricter or the server is, and why.
const different: readonly {
  where: RegExp;
  why: string;
  taken: "by us" | "by the server";
  when: (value: unknown) => boolean;
}[] = [
  {
    where: /^microsoftAuth\.(authUrl|tokenUrl)$/,
    why: "The specification requires Microsoft's addresses; the server has its own in their place.",
    taken: "by the server",
    when: (value) => value === "",
  },
  {
    where: /Auth\.(clientId|clientSecret|authUrl|tokenUrl|userApiUrl)$/,
    why: "The server takes an empty text and keeps what it had.",
    taken: "by the server",
    when: (value) => value === "",
  },
  {
    where: /Url$|\.endpoint$|Address$|\.host$/,
    why: "The server judges addresses and host names more closely than we can without refusing what it takes.",
    taken: "by us",
    when: (value) => value !== "",
  },
];

let backend: URL;
let token: string;
let fresh: unknown;

const send = (body: unknown): Promise<{ status: number }> =>
  ask(
    new URL("api/settings", backend),
    { method: "PATCH", headers: { authorization: token, "content-type": "application/json" } },
    JSON.stringify(body),
  );

/** Saves settings. A new secret of the admins' tokens ends the session, as it must: then one signs in again. */
async function patch(body: unknown): Promise<{ status: number }> {
  const answer = await send(body);
  if (answer.status !== 401) return answer;
  token = await signIn(backend);
  return send(body);
}

// Everything switched on, so that each field is required where it can be.
const sound: Bag = {
  smtp: { enabled: true, host: "smtp.example.com", port: 587, tls: false, username: "", password: "" },
  s3: { enabled: true, endpoint: "http://127.0.0.1:9000", bucket: "b", region: "r", accessKey: "k", secret: "s" },
  ...Object.fromEntries(
    Object.keys(known["AuthProviders"]?.definitions?.["AuthProviders"]?.properties ?? {}).map((key) => [
      key,
      { enabled: true, clientId: "id", clientSecret: "secret" },
    ]),
  ),
};

beforeAll(async () => {
  backend = await freshBackend(afterAll);
  token = await firstAdmin(backend);
  const { body } = await ask(new URL("api/settings", backend), { headers: { authorization: token } });
  fresh = JSON.parse(body);
  expect((await patch(sound)).status).toBe(200);
});

test("a fresh backend has what the types say that it begins with", () => {
  const told = fields.filter(({ schema }) => schema.initially !== undefined);
  const kinds = Object.entries(known["Tokens"]?.definitions?.["Tokens"]?.properties ?? {});
  const said = [
    ...told.map(({ path, schema }) => [path, schema.initially] as const),
    ...kinds.map(([key, { initially }]) => [`${key}.duration`, initially] as const),
  ];
  expect(said.length).toBeGreaterThan(20);
  expect(said.map(([path]) => [path, at(fresh, path)])).toEqual(said);
});

test("there are fields to try", () => expect(fields.length).toBeGreaterThan(60));

test.each(fields.map((field) => [field.path, field] as const))(
  "%s is judged as the backend judges it",
  async (path, field) => {
    const surprises: string[] = [];
    for (const value of boundaries(field)) {
      const ours = faults(field, value, keeps).length === 0;
      const theirs = (await patch(put({}, path, value))).status === 200;
      const explained = different.some(
        ({ where, taken, when }) => where.test(path) && (taken === "by us") === ours && when(value),
      );
      if (ours !== theirs && !explained)
        surprises.push(`${JSON.stringify(value).slice(0, 40)}: we ${ours}, they ${theirs}`);
      await patch(put({}, path, at(sound, path) ?? original(field)));
    }
    expect(surprises).toEqual([]);
  },
);

/** A value that the backend takes, to begin the next trial from. */
const original = ({ schema, widget, path }: FieldModel): unknown => {
  if (schema.type === "boolean") return path.endsWith("enabled");
  if (schema.type === "integer") return Math.max(schema.minimum ?? 0, 600);
  if (widget === "email") return "a@b.co";
  return widget === "web-address" ? "http://127.0.0.1" : `x ${schema.mustContain ?? ""}`;
};
