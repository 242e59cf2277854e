import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { builtVersions } from "../../server/built-versions.mjs";
import { wholeCollection } from "../../src/features/collections/configuration/after-import";
import {
  encodeCollection,
  exportedCollection,
  formatConfiguration,
  type Exchanged,
} from "../../src/features/collections/configuration/configuration";
import { processImportJob, type ImportMessage } from "../../src/features/collections/import/model/import-job";
import { isBlank } from "../../src/values/text/format-value";
import { backend, selectBackend } from "../../src/backend/version/backend";
import { asRead } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { collectionsOf } from "./random-collections";
import { callsOf, firstAdmin, freshBackend, signIn, temporaryFolder } from "./support";

vi.setConfig({ testTimeout: 60_000 });

// Sets of collections per version.
const runs = 2;
const numbers = (count: number): number[] => [...Array(count).keys()];

/** Compares a text as the page of the import does. */
function compared(list: readonly object[], stored: readonly object[], deleteMissing: boolean) {
  const messages: ImportMessage[] = [];
  const current = stored.map((each) => wholeCollection({ ...asRead(each) }));
  const job = { task: "compare", text: formatConfiguration(list), current, deleteMissing, leftOut: [] } as const;
  processImportJob({ ...job, version: backend().version }, (message) => messages.push(message));
  const found = messages.flatMap((message) => ("compared" in message ? [message.compared] : []))[0];
  const changes = messages.flatMap((message) => ("changes" in message ? message.changes : []));
  return { ...found!, changes };
}

const nothing = { changes: [], findings: [], losses: [], conversions: [], otherIds: false, duplicates: 0 };

/** Asserts that a text of the backend's own changes nothing and gives no cause for a notice. */
function expectUpToDate(list: readonly object[], stored: readonly object[], deleteMissing = true): void {
  const { changes, findings, losses, conversions, otherIds, duplicates } = compared(list, stored, deleteMissing);
  expect({ changes, findings, losses, conversions, otherIds, duplicates }).toEqual(nothing);
}

const exported = (stored: readonly object[]): Exchanged[] => stored.map((each) => exportedCollection(asRead(each)));

const lists = new Set(
  "indexes exceptDomains onlyDomains exceptEmailDomains onlyEmailDomains mimeTypes thumbs".split(" "),
);

/** The collections with null instead of each empty list, and the reverse. */
const withOtherLists = (stored: readonly object[]): object[] =>
  JSON.parse(JSON.stringify(stored), (key, value: unknown) => {
    if (!lists.has(key) || !isBlank(value)) return value;
    return value === null ? [] : null;
  }) as object[];

/** The collections without what is blank anyway. A blank rule lets everyone in, so it stays. */
const withoutBlanks = (stored: readonly object[]): object[] =>
  JSON.parse(JSON.stringify(stored), (key, value: unknown) =>
    value === false || (isBlank(value) && !(key.endsWith("Rule") && value === "")) ? undefined : value,
  ) as object[];

const nameOf = (each: object): string => String("name" in each && each.name);

const isSystem = (each: object): boolean => "system" in each && each.system === true;

// PocketBase itself cannot upgrade a relation of v0.8 to v0.22 at once.
const upgrades = [{ versions: ["v0.8.0"] }, { versions: ["v0.22.21", "v0.39.11", "v0.40.4"] }] as const;

describe.each(upgrades)("the configuration of a backend with data of $versions.0", ({ versions }) => {
  let data: string;
  const cleanings: (() => Promise<void>)[] = [];
  const clean = async (): Promise<void> => void (await Promise.all(cleanings.splice(0).map((each) => each())));
  beforeAll(async () => {
    data = await temporaryFolder(afterAll);
    // The backend stops before its folder is removed.
    afterAll(clean);
  });
  afterAll(() => selectBackend("v0.8"));

  test.each<(typeof builtVersions)[number]>(versions)("is up to date on %s, exported or fetched", async (version) => {
    await clean();
    selectBackend(seriesOf(version));
    const url = await freshBackend((each) => void cleanings.push(each), { version, data });
    const { done } = callsOf(url, await (version === versions[0] ? firstAdmin(url) : signIn(url)));
    const listed = async (): Promise<object[]> =>
      (await done<{ items: object[] }>("GET", "api/collections?perPage=500")).items;
    const upgraded = await listed();
    expectUpToDate(upgraded, upgraded);
    for (const at of numbers(runs).map((n) => builtVersions.indexOf(version) * runs + n)) {
      const [[list, seed] = [[], 0]] = fc.sample(fc.tuple(collectionsOf(at), fc.nat()), {
        numRuns: 1,
        seed: at,
      });
      await done("PUT", "api/collections/import", { collections: list.map(encodeCollection), deleteMissing: false });
      const stored = await listed();
      const texts = [stored, exported(stored), withOtherLists(stored), withoutBlanks(stored)];
      for (const text of [...texts, stored.filter((each) => !isSystem(each))]) {
        const [shuffled] = fc.sample(fc.shuffledSubarray(text, { minLength: text.length }), { numRuns: 1, seed });
        const [part] = fc.sample(fc.shuffledSubarray(text, { minLength: 1 }), { numRuns: 1, seed });
        expectUpToDate(shuffled!, stored);
        expectUpToDate(part!, stored, false);
      }
    }
    const stored = await listed();
    const { body } = compared(
      exported(stored).filter((each) => !isSystem(each)),
      stored,
      true,
    );
    await done("PUT", "api/collections/import", JSON.parse(await body.text()) as object);
    const now = await listed();
    // The import has given new ids to the fields of views.
    expectUpToDate(stored, now);
    expect(now.map(nameOf).toSorted()).toEqual(stored.map(nameOf).toSorted());
  });
});
