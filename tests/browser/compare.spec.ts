import type { BrowserContext, Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { storagePlace } from "../../server/front";
import { axeInBothThemes, expect, runOn, test, type Site } from "./support/test";
import { makeSeed, startSite } from "./support/site";
import { addressOf } from "./support/collections";
import { confirmImport, expectImported, storedCollections } from "./support/transfer";

runOn("v0.40.4");
test.describe.configure({ timeout: 120_000 });

const canaries = { staging: "canary-of-staging", production: "canary-of-production" };

/** Stores the sessions of both sites, as if the admin had signed in to each environment. */
const storeSessions = (context: BrowserContext, sites: Readonly<Record<string, Site>>): Promise<unknown> =>
  context.addInitScript(
    ([key, sessions]) => {
      for (const [place, session] of Object.entries(sessions)) localStorage.setItem(`${key}@${place}`, session);
    },
    [
      sessionKey,
      Object.fromEntries(
        Object.entries(sites).map(([name, { backend, token, model }]) => [
          storagePlace(name, backend),
          JSON.stringify({ token, model }),
        ]),
      ),
    ] as const,
  );

/** Everything that the browser has stored for the page's origin. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name }) =>
        new Promise<unknown>((done, fail) => {
          const opening = indexedDB.open(name!);
          opening.addEventListener("error", () => fail(new Error("refused")));
          opening.addEventListener("success", () => {
            const stores = [...opening.result.objectStoreNames];
            if (stores.length === 0) return done([]);
            const reading = opening.result.transaction(stores[0]!).objectStore(stores[0]!).getAll();
            reading.addEventListener("success", () => {
              opening.result.close();
              done(reading.result);
            });
          });
        }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(rows)]);
  });

interface Scan {
  id: string;
  title: string;
  scan: string;
}

/** Adds a collection with a protected file, and a record with it if one is given. */
async function addScans({ call }: Site, file?: File): Promise<void> {
  const limits = { maxSelect: 1, maxSize: 1_000_000, protected: true };
  const fields = [
    { name: "title", type: "text", options: {} },
    { name: "scan", type: "file", required: true, ...limits, options: limits },
  ];
  await call("POST", "/api/collections", { name: "scans", type: "base", schema: fields, fields });
  if (!file) return;
  const form = new FormData();
  form.append("title", "Harbour");
  form.append("scan", file);
  await call("POST", "/api/collections/scans/records", form);
}

const scansIn = async ({ call }: Site): Promise<Scan[]> => {
  const { items } = await call<{ items: Scan[] }>("GET", "/api/collections/scans/records");
  return items.map(({ id, title, scan }) => ({ id, title, scan }));
};

const orders = (page: Page) => page.getByRole("list", { name: "orders" });

test("promotes chosen differences from v0.40.4 to v0.22.21, and says what is left", async ({
  page,
  ownSite: staging,
  frontOf,
  whenDone,
}) => {
  const production = await startSite(whenDone, await makeSeed(whenDone, "v0.22.21"));
  const secret = (password: string) => ({ smtp: { host: "mail.example.com", port: 587, password } });
  await staging.call("PATCH", "/api/settings", {
    ...secret(canaries.staging),
    meta: { appName: "Harbour", appURL: "https://staging.example.com" },
  });
  await production.call("PATCH", "/api/settings", secret(canaries.production));
  const provider = { name: "google", clientId: "a", clientSecret: canaries.staging };
  await staging.call("PATCH", "/api/collections/users", { oauth2: { enabled: true, providers: [provider] } });
  await staging.call("POST", "/api/collections", {
    name: "orders",
    type: "base",
    fields: [{ name: "title", type: "text", max: 40 }],
  });
  const origin = await frontOf({
    environments: [
      { name: "staging", backend: staging.backend },
      { name: "production", backend: production.backend },
    ],
  });
  const calls: { url: string; method: string; token: string | undefined }[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/"))
      calls.push({ url: request.url(), method: request.method(), token: request.headers()["authorization"] });
  });
  await storeSessions(page.context(), { staging, production });
  await page.goto(`${origin}/_/production/#/settings/compare`);
  const review = page.getByRole("button", { name: /^Review \d+ change/ });

  await test.step("names differences as the import does, settings too", async () => {
    await expect(orders(page)).toContainText("A new collection of type base with fields (1).");
    const settings = page.getByRole("region", { name: "Settings", exact: true });
    await expect(settings.getByRole("row", { name: /Application name/ })).toContainText("Harbour");
    await axeInBothThemes(page);
  });

  await test.step("promotes by the import, and saves a common base", async () => {
    await review.click();
    await confirmImport(page);
    await expectImported(page);
    await expect(page.getByText("The collections of staging and production are the same.")).toBeVisible();
    await expect(page.getByText(/^Common base of/)).toBeVisible();
    expect((await storedCollections(production)).map(({ name }) => name)).toContain("orders");
  });

  await test.step("says which side changed something, and leaves conflicts alone", async () => {
    const [there] = (await storedCollections(staging)).filter(({ name }) => name === "orders") as unknown as {
      fields: { name: string }[];
    }[];
    const fields = there!.fields.map((field) => (field.name === "title" ? { ...field, name: "heading" } : field));
    await staging.call("PATCH", "/api/collections/orders", { fields, viewRule: "" });
    const [here] = (await storedCollections(production)).filter(({ name }) => name === "orders") as unknown as {
      schema: { options: object }[];
    }[];
    const schema = here!.schema.map((field) => ({ ...field, options: { ...field.options, max: 9 } }));
    await production.call("PATCH", "/api/collections/orders", { schema, deleteRule: "" });
    await page.getByRole("button", { name: "Refresh" }).click();
    const line = (text: string) => orders(page).getByRole("listitem").filter({ hasText: text });
    await expect(line("is renamed to heading")).toContainText("Conflict");
    await expect(line("is renamed to heading").getByRole("checkbox")).not.toBeChecked();
    await expect(line("viewRule")).toContainText("Changed in staging");
    await expect(line("viewRule").getByRole("checkbox")).toBeChecked();
    await expect(line("deleteRule")).toContainText("Changed in production");
    await expect(page.getByText(/1 of 3 differences chosen.*1 conflict stays as it is\./)).toBeVisible();
    await review.click();
    await confirmImport(page);
    await expectImported(page);
    await expect(page.getByText(/0 of 2 differences chosen/)).toBeVisible();
    await expect(line("is renamed to heading")).toContainText("Conflict");
  });

  await test.step("sends each token to its own backend only, and keeps no secret", async () => {
    for (const [name, { token }] of Object.entries({ staging, production }))
      expect(calls.filter((call) => call.token === token && !call.url.startsWith(`${origin}/_/${name}/`))).toEqual([]);
    const ofSource = calls.filter(({ url }) => url.startsWith(`${origin}/_/staging/`));
    expect(new Set(ofSource.map(({ method }) => method))).toEqual(new Set(["GET"]));
    const kept = (await storedBy(page)) + (await page.content());
    expect(kept).toContain("heading");
    for (const canary of Object.values(canaries)) expect(kept).not.toContain(canary);
  });

  await test.step("fits a narrow window", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(review).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step("copies records with protected files", async () => {
    const content = "Harbour,4\n".repeat(9000);
    await addScans(staging, new File([content], "chart.csv", { type: "text/csv" }));
    await addScans(production);
    await page.goto(`${origin}/_/production/${addressOf({ collectionId: "scans" })}`);
    await page.reload();
    await page.getByRole("button", { name: "Import records" }).click();
    const panel = page.getByRole("dialog", { name: "Import records" });
    await expect(panel.getByRole("combobox", { name: "Or copy from another environment" })).toHaveValue("staging");
    await axeInBothThemes(page);
    await panel.getByRole("button", { name: "Read scans" }).click();
    await panel.getByRole("button", { name: "Check 1 row" }).click();
    await panel.getByRole("button", { name: "Import 1 record" }).click();
    await expect(panel.getByRole("status")).toContainText("1 record was created.");
    const [copy] = await scansIn(production);
    const [first] = await scansIn(staging);
    expect({ ...copy, scan: "" }).toEqual({ ...first, scan: "" });
    const { token } = await production.call<{ token: string }>("POST", "/api/files/token");
    const address = new URL(`/api/files/scans/${copy!.id}/${copy!.scan}?token=${token}`, production.backend);
    expect(await (await fetch(address)).text()).toBe(content);
    const written = calls.filter(({ url, method }) => url.startsWith(`${origin}/_/staging/`) && method !== "GET");
    expect(written.map(({ url }) => new URL(url).pathname)).toEqual(["/_/staging/api/files/token"]);
    for (const [name, { token: own }] of Object.entries({ staging, production }))
      expect(calls.filter((call) => call.token === own && !call.url.startsWith(`${origin}/_/${name}/`))).toEqual([]);
  });
});
