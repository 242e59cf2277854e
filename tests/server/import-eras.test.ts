import { afterEach, describe, expect, test, vi } from "vitest";
import {
  afterImport,
  wholeCollection,
  type WholeCollection,
} from "../../src/features/collections/configuration/after-import";
import {
  encodeCollection,
  formatConfiguration,
  type Exchanged,
} from "../../src/features/collections/configuration/configuration";
import type { Finding } from "../../src/features/collections/findings/finding";
import {
  processImportJob,
  type ComparedImport,
  type ImportMessage,
} from "../../src/features/collections/import/model/import-job";
import { convertConfiguration } from "../../src/features/collections/convert/convert";
import { isUnreadable, readConfiguration } from "../../src/features/collections/configuration/read-configuration";
import { sanitizeConfiguration } from "../../src/features/collections/import/model/sanitize-configuration";
import { selectBackend } from "../../src/backend/version/backend";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { seriesOf } from "../support/tested-version";
import { adminsExport } from "../support/admins-export";
import { configurations } from "./import-samples";
import { changesBeyond, importSite } from "./import-site";

vi.setConfig({ testTimeout: 120_000 });

afterEach(() => selectBackend("v0.8"));

const compared = (list: readonly object[], current: readonly WholeCollection[], version: BuiltVersion) => {
  const messages: ImportMessage[] = [];
  const job = { task: "compare", text: formatConfiguration(list), current, deleteMissing: true, leftOut: [] } as const;
  processImportJob({ ...job, version: seriesOf(version) }, (message) => messages.push(message));
  const changes = messages.flatMap((message) => ("changes" in message ? message.changes : []));
  const found = messages.find((message): message is { compared: ComparedImport } => "compared" in message)!.compared;
  const after = (): WholeCollection[] => {
    const read = readConfiguration(formatConfiguration(list));
    if (isUnreadable(read)) throw new Error(read.why);
    return afterImport(current, sanitizeConfiguration(current, convertConfiguration(read, current, []).list), true);
  };
  return { ...found, changes, after };
};

/** The text with all offered changes. */
function adapted(
  list: readonly object[],
  current: readonly WholeCollection[],
  findings: readonly Finding[],
  version: BuiltVersion,
): object[] {
  const messages: ImportMessage[] = [];
  const job = { task: "adapt", text: formatConfiguration(list), current, findings, leftOut: [] } as const;
  processImportJob({ ...job, version: seriesOf(version) }, (message) => messages.push(message));
  return messages.flatMap((message) => ("text" in message ? (JSON.parse(message.text) as object[]) : []));
}

/** Imports a configuration into an empty backend; returns the announcement and the result. */
async function moved(list: readonly object[], version: BuiltVersion) {
  selectBackend(seriesOf(version));
  const site = await importSite(version);
  const current = await site.stored();
  const announced = compared(list, current, version);
  const { body: sent } = compared(adapted(list, current, announced.findings, version), current, version);
  const { status, body } = await site.imported(await sent.text());
  expect({ status, body }).toMatchObject({ status: 204 });
  const now = await site.answered();
  return { announced, now: now.map((each) => ({ ...each })), whole: now.map(wholeCollection) };
}

const named = (all: readonly Exchanged[], name: string): Exchanged => all.find((each) => each.name === name)!;
const fieldNames = (collection: Exchanged): string[] =>
  (collection["fields"] as { name: string }[]).map(({ name }) => name);
const fieldOf = (collection: Exchanged, name: string): object =>
  (collection["fields"] as { name: string }[]).find((field) => field.name === name)!;

describe.each(["v0.39.11", "v0.40.4"] as const)("an export of a version with admins, on an empty %s", (version) => {
  test("imports every collection, field, rule and index", async () => {
    const { announced, now, whole } = await moved(adminsExport, version);
    expect(announced.findings).toEqual([]);
    expect(announced.conversions.map(({ kind, places }) => [kind, places.length])).toEqual([
      ["fields", 8],
      ["unique", 1],
      ["requestBody", 2],
      ["autodates", 4],
      ["unlimited", 1],
      ["accounts", 1],
      ["username", 1],
      ["onlyVerified", 1],
    ]);
    expect(announced.losses.map(({ why }) => why)).toEqual(["settingsOfAccounts"]);
    const [crew, boats, list] = ["crew", "boats", "boat_list"].map((name) => named(now, name));
    const names = "id password email nick created updated username tokenKey emailVisibility verified";
    expect(fieldNames(crew!)).toEqual(names.split(" "));
    expect(crew).toMatchObject({
      manageRule: '@request.auth.verified = true && @request.body.nick = ""',
      authRule: "verified = true",
      passwordAuth: { enabled: true, identityFields: ["email", "username"] },
      oauth2: { enabled: false },
    });
    expect(fieldOf(crew!, "password")).toMatchObject({ min: 10, system: true });
    expect(fieldOf(crew!, "email")).toMatchObject({ required: true, onlyDomains: ["example.com"] });
    expect(crew!["indexes"]).toEqual(
      expect.arrayContaining([expect.stringContaining("username"), expect.stringContaining("tokenKey")]),
    );
    expect(boats).toMatchObject({
      listRule: "@request.auth.id != '' && created > '2020-01-01'",
      createRule: "@request.body.owner = @request.auth.id",
      deleteRule: null,
    });
    const own = fieldNames({ ...boats!, fields: adminsExport[1]!.schema });
    expect(fieldNames(boats!)).toEqual(["id", ...own, "created", "updated"]);
    expect(fieldOf(boats!, "crew")).toMatchObject({ maxSelect: 999, collectionId: crew!.id });
    expect(fieldOf(boats!, "length")).toMatchObject({ onlyInt: true, min: 1, max: null });
    expect(fieldOf(boats!, "text")).toMatchObject({ convertURLs: true, required: true });
    expect(boats!["indexes"]).toEqual([
      "CREATE INDEX `idx_length` ON `boats` (`length`, `created`)",
      "CREATE UNIQUE INDEX `idx_unique_boats0000000000_boatcall000` ON `boats` (`call`)",
    ]);
    expect(fieldNames(list!)).toEqual(["id", "call"]);
    const again = compared(adminsExport, whole, version);
    expect(again.changes).toEqual([]);
  });
});

let laterExport: ReturnType<typeof moved> | undefined;

test.each(["v0.22.21", "v0.8.0"] as const)(
  "imports an export of v0.40 into an empty %s as far as possible",
  async (version) => {
    const later = await (laterExport ??= moved(adminsExport, "v0.40.4"));
    const list = later.now
      .filter(({ type }) => version === "v0.22.21" || type !== "view")
      .filter(({ name }) => !name.startsWith("_"));
    const text = list.map(({ created: _created, updated: _updated, ...rest }) => rest);
    selectBackend(seriesOf(version));
    const { announced, now } = await moved(text, version);
    expect(announced.losses.map(({ why }) => why)).toContain("accountMails");
    expect(named(now, "crew")).toMatchObject({
      allowEmailAuth: true,
      allowUsernameAuth: true,
      minPasswordLength: 10,
      requireEmail: true,
      onlyEmailDomains: ["example.com"],
    });
    const boats = named(now, "boats");
    expect(fieldOf(boats, "crew")).toMatchObject({ maxSelect: null });
    expect(boats).toMatchObject({ createRule: "@request.data.owner = @request.auth.id" });
  },
);

test("finds no change in an export of v0.22 on v0.22", async () => {
  selectBackend("v0.22");
  const { announced, whole } = await moved(adminsExport, "v0.22.21");
  expect(announced.conversions).toEqual([]);
  const again = compared(adminsExport, whole, "v0.22.21");
  expect(again.changes).toEqual([]);
});

test.each([
  ["v0.22.21", "v0.40.4"],
  ["v0.8.0", "v0.39.11"],
  ["v0.40.4", "v0.22.21"],
  ["v0.40.4", "v0.8.0"],
] as const)("announces the result of 100 configurations of %s on %s", async (from, to) => {
  selectBackend(seriesOf(from));
  const files = configurations(100, 3).map(([list]) => (list as Exchanged[]).map(encodeCollection));
  selectBackend(seriesOf(to));
  const site = await importSite(to);
  let done = 0;
  let before = await site.stored();
  for (const list of files) {
    if (isUnreadable(readConfiguration(formatConfiguration(list)))) continue;
    const text = adapted(list, before, compared(list, before, to).findings, to);
    if (text.length === 0) continue;
    const { findings, body, after } = compared(text, before, to);
    const refused = findings.filter(({ effect }) => effect === "refused");
    const { status, body: said } = await site.imported(await body.text());
    expect({ status: status === 204, refused, said, text }).toMatchObject({ status: refused.length === 0 });
    if (status === 204) {
      const now = await site.stored();
      expect({ text, changes: changesBeyond(after(), now) }).toEqual({ text, changes: [] });
      before = now;
      done += 1;
    } else await site.refresh(before);
  }
  expect(done).toBeGreaterThan(20);
});
