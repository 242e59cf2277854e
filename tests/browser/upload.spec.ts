import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { bodyOf } from "./support/stored-bodies";
import { expect, storeSession, test, type Site } from "./support/test";
import type { Uploaded } from "./support/upload-page";

type Upload = (collection: string, text: string, bytes: number, stops: boolean) => Promise<Uploaded>;

/** What the test loads into the page, as one file. */
async function bundled(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: resolve("tests/browser/support/upload-page.ts"), formats: ["es"] },
    },
  })) as Rolldown.RolldownOutput[];
  return made[0]!.output[0].code;
}

/** Opens a page of a site that can upload, and that takes as long for it as on a slow line. */
async function openUpload(page: Page, site: Site): Promise<void> {
  const paper = { type: "file", options: { maxSelect: 1, maxSize: 50_000_000 } } as const;
  const shape = bodyOf(site.version, { name: "boats", type: "base", fields: { title: "text", paper } });
  await site.call("POST", "/api/collections", shape);
  await storeSession(page, site, site);
  const body = await bundled();
  await page.route("**/upload-page.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
  await page.goto(`${site.url}#/collections`);
  await page.addScriptTag({ url: "upload-page.js", type: "module" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000_000 };
  await devtools.send("Network.emulateNetworkConditions", speed);
}

const upload = (page: Page, ...given: Parameters<Upload>): Promise<Uploaded> =>
  page.evaluate((asked) => (window as unknown as { upload: Upload }).upload(...asked), given);

const records = (site: Site) =>
  site.call<{ items: { title: string; paper: string }[] }>("GET", "/api/collections/boats/records");

// As v0.8.0 and v0.40.4 have it.
const notFound = expect.stringMatching(
  /^(The requested resource wasn't found|Missing or invalid collection context)\.$/,
);

const text = 'one\ntwo\r\nthree "four"\n';

test("an upload tells how much is sent, is stored byte for byte, and can be stopped; one that fails is told as any other call", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 404 .*\/api\/collections\/ships\/records$/);
  expectProblem(/ERR_CONNECTION_RESET .*\/api\/collections\/boats\/records$/);
  await openUpload(page, ownSite);
  await test.step("an upload that is stopped says nothing, and stores nothing", async () => {
    const stopped = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    const { failure } = await upload(page, "boats", text, 8_000_000, true);
    expect(failure).toEqual({ message: "", status: 0, aborted: true });
    expect((await stopped).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect((await records(ownSite)).items).toEqual([]);
  });
  await test.step("an upload tells how much is sent, and its texts are stored byte for byte", async () => {
    const { record, failure, shares } = await upload(page, "boats", text, 4_000_000, false);
    expect(failure).toBeUndefined();
    expect(record).toMatchObject({ title: text, paper: expect.stringMatching(/^paper_\w{10}\.bin$/) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1);
    expect(shares.at(-1)).toBe(1);
  });
  await test.step("an upload that the backend refuses or that gets no answer is told as any other call", async () => {
    const refused = await upload(page, "ships", text, 10, false);
    expect(refused.failure).toEqual({ message: notFound, status: 404, aborted: false });
    await page.route("**/api/collections/boats/records", (route) => route.abort("connectionreset"));
    const lost = await upload(page, "boats", text, 10, false);
    expect(lost.failure).toMatchObject({ status: 0, message: expect.stringMatching(/^The backend does not answer\./) });
  });
});
