import { sessionKey } from "../../definitions/backend/backend-limits";
import { storagePlace } from "../../server/front";
import { countTo } from "./support/collections";
import { timesSlower } from "./support/machine-speed";
import { report } from "./support/meter";
import { expect, runOn, test } from "./support/test";

runOn("v0.40.4");

const field = (n: number, max: number): object => ({ id: `text${n}`, name: `field_${n}`, type: "text", max });
const id = {
  id: "text3208210256",
  name: "id",
  type: "text",
  system: true,
  required: true,
  primaryKey: true,
  min: 15,
  max: 15,
  pattern: "^[a-z0-9]+$",
  autogeneratePattern: "[a-z0-9]{15}",
};
const collection = (n: number, max: number): object => ({
  id: `collection${String(n).padStart(5, "0")}`,
  name: `collection_${n}`,
  type: "base",
  system: false,
  fields: [id, ...countTo(20).map((each) => field(each, each === 1 ? max : 0))],
  indexes: [`CREATE INDEX \`idx_${n}\` ON \`collection_${n}\` (\`field_1\`)`],
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
});

test("compares 300 collections within three seconds, without a long task", async ({ page, site, frontOf }) => {
  const backend = site.backend;
  const origin = await frontOf({
    environments: [
      { name: "staging", backend },
      { name: "production", backend },
    ],
  });
  for (const [name, max] of [
    ["staging", 90],
    ["production", 40],
  ] as const)
    await page.route(
      (url) => url.pathname === `/_/${name}/api/collections`,
      (route) => {
        const number = Number(new URL(route.request().url()).searchParams.get("page"));
        const perPage = Number(new URL(route.request().url()).searchParams.get("perPage"));
        const items = countTo(300)
          .slice((number - 1) * perPage, number * perPage)
          .map((n) => collection(n, max));
        return route.fulfill({
          json: { page: number, perPage, totalItems: 300, totalPages: Math.ceil(300 / perPage), items },
        });
      },
    );
  const session = JSON.stringify({ token: site.token, model: site.model });
  await page.addInitScript(
    ([key, text, places]) => {
      for (const place of places) localStorage.setItem(`${key}@${place}`, text);
      const tasks = { longest: 0 };
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration);
      }).observe({ type: "longtask" });
    },
    [sessionKey, session, ["staging", "production"].map((name) => storagePlace(name, backend))] as const,
  );
  // The page is loaded first, so that its own start does not count.
  await page.goto(`${origin}/_/production/#/settings/export-collections`);
  await page.getByRole("button", { name: "Download as JSON" }).waitFor();
  const slower = await timesSlower(page.context());
  await page.evaluate(() => Object.assign((window as unknown as { tasks: object }).tasks, { longest: 0 }));
  const begun = Date.now();
  await page.getByRole("link", { name: "Compare environments" }).click();
  await expect(page.getByText("300 of 300 differences chosen.")).toBeVisible({ timeout: 30_000 });
  const took = Date.now() - begun;
  const longest = await page.evaluate(() => (window as unknown as { tasks: { longest: number } }).tasks.longest);
  report("300 collections", `compared after ${took} ms, longest task ${Math.round(longest)} ms`);
  expect(took).toBeLessThan(3000 * slower);
  expect(longest).toBeLessThan(200 * slower);
});
