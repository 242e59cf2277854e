import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import { afterImport, type WholeCollection } from "../../src/features/collections/configuration/after-import";
import { changesBetween } from "../../src/features/collections/configuration/compare-configurations";
import {
  exportedCollection,
  encodeCollection,
  formatConfiguration,
  type Exchanged,
} from "../../src/features/collections/configuration/configuration";
import { processImportJob, type ImportMessage } from "../../src/features/collections/import/model/import-job";
import { isUnreadable, readConfiguration } from "../../src/features/collections/configuration/read-configuration";
import { sanitizeConfiguration } from "../../src/features/collections/import/model/sanitize-configuration";
import { backend, selectBackend } from "../../src/backend/version/backend";
import { seriesOf, versionsApart } from "../support/tested-version";
import { configurations } from "./import-samples";
import { changesBeyond, importSite } from "./import-site";

vi.setConfig({ testTimeout: 300_000 });

const compared = (text: string, current: readonly WholeCollection[], deleteMissing: boolean): ImportMessage[] => {
  const messages: ImportMessage[] = [];
  const job = { task: "compare", text, current, deleteMissing, leftOut: [], version: backend().version } as const;
  processImportJob(job, (message) => messages.push(structuredClone(message)));
  return messages;
};

const found = (messages: readonly ImportMessage[]) =>
  messages.flatMap((message) => ("compared" in message ? [message.compared] : []))[0]!;

describe.each(versionsApart)("an import into %s", (version) => {
  let site: Awaited<ReturnType<typeof importSite>>;
  beforeAll(async () => {
    site = await importSite(version);
  });
  beforeEach(() => selectBackend(seriesOf(version)));
  afterAll(() => selectBackend("v0.8"));

  test("announces what the backend stores or refuses, in 150 imports", async () => {
    let done = 0;
    let before = await site.stored();
    for (const [list, deleteMissing] of configurations(150, 8)) {
      const text = formatConfiguration((list as Exchanged[]).map(encodeCollection));
      const read = readConfiguration(text);
      if (isUnreadable(read)) {
        const { status } = await site.imported(JSON.stringify({ collections: JSON.parse(text), deleteMissing }));
        expect({ text, status }).toEqual({ text, status: 400 });
        await site.refresh(before);
        continue;
      }
      const { findings, body: sent } = found(compared(text, before, deleteMissing));
      const announced = afterImport(before, sanitizeConfiguration(before, read.list), deleteMissing);
      const { status, body } = await site.imported(await sent.text());
      const now = await site.stored();
      const refused = findings.filter(({ effect }) => effect === "refused");
      const details = { text, deleteMissing, refused, body, before: formatConfiguration(before) };
      expect({ refused: status !== 204, details }).toEqual({ refused: refused.length > 0, details });
      expect({
        changes: status === 204 ? changesBeyond(announced, now) : changesBetween(before, now),
        details,
      }).toEqual({
        changes: [],
        details,
      });
      if (status === 204) done += 1;
      else await site.refresh(before);
      before = now;
    }
    // Both must be frequent to prove anything.
    expect(done).toBeGreaterThan(30);
    expect(done).toBeLessThan(113);
  });

  test("changes nothing by importing an export", async () => {
    const all = await site.stored();
    const files = (await site.answered()).map((each) => exportedCollection(each as unknown as Collection));
    const messages = compared(formatConfiguration(files), all, true);
    expect(messages.filter((message) => "changes" in message)).toEqual([]);
    expect(found(messages).findings).toEqual([]);
    const { status, body } = await site.imported(await found(messages).body.text());
    expect({ status, body }).toMatchObject({ status: 204 });
    expect(changesBetween(all, await site.stored())).toEqual([]);
  });
});
