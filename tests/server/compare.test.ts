import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { compare } from "../../server/compare/compare";
import { hasSuperusers } from "../../server/first-admin";
import type { Collection } from "../../definitions/types/collection";
import { selectBackend } from "../../src/backend/version/backend";
import { nextBase, storedBase } from "../../src/features/environments/model/base";
import { compareSides } from "../../src/features/environments/model/compare-sides";
import { planOf } from "../../src/features/environments/model/plan";
import { wholeCollection, type WholeCollection } from "../../src/features/collections/configuration/after-import";
import {
  formatConfiguration,
  readCollection,
  type Exchanged,
} from "../../src/features/collections/configuration/configuration";
import {
  processImportJob,
  type ComparedImport,
  type ImportMessage,
} from "../../src/features/collections/import/model/import-job";
import { seriesOf } from "../support/tested-version";
import { account, freshApi, served, type AdminCall } from "./support";

vi.setConfig({ testTimeout: 120_000 });

afterEach(() => {
  selectBackend("v0.8");
  vi.restoreAllMocks();
});

const secrets = {
  staging: { smtp: "canary-staging-smtp", client: "canary-staging-client" },
  production: { smtp: "canary-production-smtp", client: "canary-production-client" },
};

interface Site {
  name: "staging" | "production";
  version: BuiltVersion;
  api: AdminCall;
}

let staging: Site;
let production: Site;

async function siteOf(name: Site["name"], version: BuiltVersion): Promise<Site> {
  const api = await freshApi(afterAll, { version });
  const { smtp, client } = secrets[name];
  await api.done("PATCH", "api/settings", {
    smtp: { enabled: false, host: "mail.example.com", port: 587, password: smtp },
    ...(!hasSuperusers(seriesOf(version)) && { googleAuth: { enabled: true, clientId: "a", clientSecret: client } }),
  });
  if (hasSuperusers(seriesOf(version)))
    await api.done("PATCH", "api/collections/users", {
      oauth2: { enabled: true, providers: [{ name: "google", clientId: "a", clientSecret: client }] },
    });
  return { name, version, api };
}

beforeAll(async () => {
  staging = await siteOf("staging", "v0.40.4");
  production = await siteOf("production", "v0.22.21");
  await staging.api.done("POST", "api/collections", {
    name: "orders",
    type: "base",
    listRule: "",
    fields: [
      { name: "title", type: "text", max: 40 },
      { name: "state", type: "select", values: ["new", "a|b"], maxSelect: 1 },
    ],
    indexes: ["CREATE INDEX `idx_orders_title` ON `orders` (`title`)"],
  });
});

const variables = {
  SEXTANT_STAGING_EMAIL: account.email,
  SEXTANT_STAGING_PASSWORD: account.password,
  SEXTANT_PRODUCTION_EMAIL: account.email,
  SEXTANT_PRODUCTION_PASSWORD: account.password,
};

/** Runs the command; returns its exit code, report and errors. */
async function ran(args: readonly string[], given: Readonly<Record<string, string | undefined>> = variables) {
  const said = { out: "", errors: "" };
  const backends = [staging, production].flatMap(({ name, api }) => ["--backend", `${name}=${api.backend.href}`]);
  const code = await compare([...args, ...backends], {
    variables: given,
    print: (text) => void (said.out += text),
    complain: (sentence) => void (said.errors += sentence),
  });
  return { code, ...said };
}

/** Expects a report in which all differences are parts that one of the versions does not have. */
function expectOnlyUncompared(report: string): void {
  expect(report).toMatch(/^(\d+) differences?\. \1 of them (?:was|were) not compared\.$/m);
  expect(report).toContain("## Not compared");
  expect(report).not.toContain("## Collections");
}

const stored = async ({ api }: Site): Promise<Exchanged[]> =>
  (await api.done<{ items: Exchanged[] }>("GET", "api/collections?perPage=200&sort=created")).items;

function sidesOf(target: readonly WholeCollection[], text: string) {
  const compared = compareSides({ target, text, stored: undefined, environments: ["staging", "production"] });
  if ("why" in compared) throw new Error(compared.why);
  return compared;
}

/** Writes the common base of both sites to a file, as the page saves it. Returns its path. */
async function baseFile(): Promise<string> {
  selectBackend(seriesOf(production.version));
  const target = (await stored(production)).map(readCollection).map(wholeCollection);
  const { differences, side } = sidesOf(target, formatConfiguration(await stored(staging)));
  const base = storedBase(nextBase(target, differences, side.pairs), ["staging", "production"], "2026-01-31");
  const file = join(mkdtempSync(join(tmpdir(), "sextant-base-")), "base.json");
  writeFileSync(file, JSON.stringify(base));
  return file;
}

/** Promotes all differences that delete nothing, as the import sends them. Returns what is left. */
async function promote(from: Site, to: Site): Promise<string[]> {
  const compared = async () => {
    const text = formatConfiguration(await stored(from));
    const rows = (await stored(to)).map(readCollection);
    const current = rows.map(wholeCollection);
    return { rows, current, differences: sidesOf(current, text).differences };
  };
  selectBackend(seriesOf(to.version));
  const { rows, current, differences } = await compared();
  const keys = differences.map(
    ({ id, parts }) => [id, new Set(parts.filter((part) => !part.deletesData).map(({ key }) => key))] as const,
  );
  const plan = planOf(rows as unknown as Collection[], differences, new Map(keys));
  const messages: ImportMessage[] = [];
  const job = { task: "compare", ...plan, current, leftOut: [], version: seriesOf(to.version) } as const;
  processImportJob(job, (message) => messages.push(message));
  const message = messages.find((each): each is { compared: ComparedImport } => "compared" in each)!;
  expect(message.compared.findings).toEqual([]);
  const body = JSON.parse(await message.compared.body.text()) as object;
  await to.api.done("PUT", "api/collections/import", body);
  return (await compared()).differences.flatMap(({ change, parts }) =>
    parts.map(({ key }) => `${(change.after ?? change.before).name}: ${key}`),
  );
}

describe("compare staging production", () => {
  test("reports the differences between versions, and exits with 1", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const { code, out, errors } = await ran(["staging", "production"]);
    expect(errors).toBe("");
    expect(code).toBe(1);
    expect(out).toContain("# From staging to production");
    expect(out).toContain("### orders: only in staging");
    // Only the sign-in is no GET, and each token goes to its own backend.
    const sent = fetched.mock.calls.map(([address, init]) => ({
      address: String(address),
      method: init?.method ?? "GET",
      token: new Headers(init?.headers).get("Authorization"),
    }));
    const writes = sent.filter(({ method }) => method !== "GET").map(({ address }) => address);
    expect(writes).toEqual([
      `${staging.api.backend.href}api/collections/_superusers/auth-with-password`,
      `${production.api.backend.href}api/admins/auth-with-password`,
    ]);
    const hostsOf = new Map<string, Set<string>>();
    for (const { token, address } of sent)
      if (token) hostsOf.set(token, (hostsOf.get(token) ?? new Set()).add(new URL(address).host));
    expect([...hostsOf.values()].map(({ size }) => size)).toEqual([1, 1]);
  });

  test("lists only true differences between fresh v0.22.21 and v0.40.4", async () => {
    const effects = async (...names: readonly string[]): Promise<string[]> => {
      const { out } = await ran([...names, "--format", "json"]);
      const { differences } = JSON.parse(out) as {
        differences: { collection: string; parts: { effects: string[] }[] }[];
      };
      const ofUsers = differences.filter(({ collection }) => collection === "users");
      return ofUsers.flatMap(({ parts }) => parts.flatMap((part) => part.effects));
    };
    expect(await effects("production", "staging")).toEqual([
      'Option passwordAuth.identityFields changes from ["email"] to ["email","username"].',
      "Field email may be empty.",
      "Option max of field name is loosened from 255 to no limit.",
      "Field username is added, of type text.",
      "Index CREATE UNIQUE INDEX `__pb_users_auth__username_idx` ON `users` (`username` COLLATE NOCASE) is added.",
    ]);
    expect(await effects("staging", "production")).toEqual([
      "Option allowUsernameAuth changes from true to false.",
      "Option requireEmail changes from false to true.",
      "Option max of field name is tightened from no limit to 255.",
    ]);
  });

  test("names no secret of either side in any format", async () => {
    const reports = [await ran(["staging", "production"]), await ran(["production", "staging", "--format", "json"])];
    const [first, second] = reports.map(({ out }) => out) as [string, string];
    expect(JSON.parse(second)).toMatchObject({ source: { name: "production", version: "PocketBase 0.22.21" } });
    for (const text of [first, second]) expect(text).not.toMatch(/canary|a-long-password|eyJ/);
  });

  test("says that only parts without a counterpart are left once all is promoted", async () => {
    expect(await promote(staging, production)).toEqual([]);
    const same = await ran(["staging", "production"]);
    expect(same).toMatchObject({ code: 1, errors: "" });
    expectOnlyUncompared(same.out);
    expect(await promote(production, staging)).toEqual([]);
  });

  test("carries renamed fields, rules and indexes over, and back", async () => {
    const base = await baseFile();
    const orders = (await stored(staging)).find(({ name }) => name === "orders")!;
    const fields = (orders["fields"] as { name: string }[]).map((field) =>
      field.name === "title" ? { ...field, name: "heading", max: 80 } : field,
    );
    await staging.api.done("PATCH", "api/collections/orders", { fields, listRule: null, indexes: [] });
    const { out } = await ran(["staging", "production"]);
    expect(out).toContain("- Field `title` is renamed to `heading`.");
    expect(out).toContain("is tightened from");
    const known = await ran(["staging", "production", "--base", base]);
    expect(known.out).toContain("- Field `title` is renamed to `heading`. (Changed in staging)");
    expect((await ran(["production", "staging", "--base", base])).out).toContain("(Changed in staging)");
    expect(await promote(staging, production)).toEqual([]);
    const there = (await stored(production)).find(({ name }) => name === "orders")!;
    const schema = [...(there["schema"] as object[]), { name: "ready", type: "bool" }];
    await production.api.done("PATCH", "api/collections/orders", { schema, viewRule: "ready = true" });
    expect((await ran(["production", "staging"])).out).toContain("- Field `ready` is added, of type `bool`.");
    expect(await promote(production, staging)).toEqual([]);
    expectOnlyUncompared((await ran(["staging", "production"])).out);
  });

  test("exits with 2 and a sentence if it cannot compare", async () => {
    expect(await ran(["staging", "elsewhere"])).toMatchObject({ code: 2, out: "" });
    expect(await ran(["staging"])).toMatchObject({ code: 2, errors: expect.stringContaining("Name two environments") });
    expect(await ran(["staging", "production", "--base", "nowhere.json"])).toMatchObject({
      code: 2,
      errors: "nowhere.json could not be read.",
    });
    const missing = await ran(["staging", "production"], { ...variables, SEXTANT_PRODUCTION_PASSWORD: undefined });
    expect(missing.code).toBe(2);
    expect(missing.errors).toContain("SEXTANT_PRODUCTION_PASSWORD");
    const wrong = await ran(["staging", "production"], { ...variables, SEXTANT_STAGING_PASSWORD: "canary-wrong" });
    expect(wrong).toMatchObject({ code: 2, errors: "staging: the email or the password is wrong." });
    const token = await ran(["staging", "production"], { ...variables, SEXTANT_STAGING_TOKEN: "canary-token" });
    expect(token).toMatchObject({ code: 2, errors: "staging: the token is not valid, or belongs to no admin." });
  });

  test("sends nothing secret to an address that redirects or does not answer", async () => {
    const asked: string[] = [];
    const elsewhere = await served(
      createServer((request, response) => response.end(void asked.push(String(request.url)))),
    );
    const front = await served(
      createServer((_, response) => response.writeHead(302, { Location: `${elsewhere.href}api/health` }).end()),
    );
    const args = (address: string) => [
      "staging",
      "production",
      "--backend",
      `staging=${address}`,
      "--backend",
      "production=http://127.0.0.1:1",
    ];
    const said: string[] = [];
    const around = { variables, print: () => {}, complain: (sentence: string) => void said.push(sentence) };
    expect(await compare(args(front.href), around)).toBe(2);
    expect(await compare(args("http://127.0.0.1:9"), around)).toBe(2);
    expect(said).toEqual([
      `staging: ${front.href} redirects to another address. Use that address.`,
      "staging: Nothing answers at http://127.0.0.1:9/: start that backend, or correct its address.",
    ]);
    expect(asked).toEqual([]);
  });
});
