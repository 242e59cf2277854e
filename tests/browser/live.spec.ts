import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import type { Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, columnOf, countTo, storeOf, tableOf, test } from "./support/collections";
import type { WhenDone } from "./support/cleanup";
import { makeSeed, startSite } from "./support/site";
import { axeInBothThemes, expect, storeSession, type Site } from "./support/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const liveSwitch = (page: Page) => page.getByRole("switch", { name: "Live" });

const state = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

const turnOn = async (page: Page): Promise<void> => {
  await liveSwitch(page).check();
  await expect(state(page, /^Live$/)).toBeVisible();
};

/** A line to the backend that can be cut. */
async function lineTo(backend: URL, whenDone: WhenDone) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(backend.port), backend.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  whenDone(async () => {
    cut();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}`), cut, restore: () => void (isCut = false) };
}

const patch = (site: Site, { id, collectionId }: RecordRow, values: object): Promise<unknown> =>
  site.call("PATCH", `/api/collections/${collectionId}/records/${id}`, values);

const remove = (site: Site, { id, collectionId }: RecordRow): Promise<unknown> =>
  site.call("DELETE", `/api/collections/${collectionId}/records/${id}`);

test("shows changes in place, and misses none while the connection is lost", async ({
  page,
  site,
  store,
  frontOf,
  whenDone,
  expectProblem,
}) => {
  expectProblem(/status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/);
  const boats = await store.collection("boats", { title: "text", speed: "number" });
  const rows = await store.records(
    boats,
    countTo(30).map((n) => ({ title: `Boat ${n}`, speed: 100 + n })),
  );
  const line = await lineTo(site.backend, whenDone);
  const api = await frontOf({ backend: line.url });
  await storeSession(page, { ...site, api }, site);
  await page.goto(`${api}/_/${addressOf({ collectionId: boats.id, filter: "speed < 1000" })}`);
  const table = tableOf(page, "boats");
  await expect(table.getByText("Boat 30")).toBeVisible();
  await turnOn(page);

  await test.step("draws 200 changes in 3 seconds, and moves nothing", async () => {
    await page.getByRole("checkbox", { name: `Select ${rows[28]!.id}` }).check();
    await page.evaluate(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      const note = (list: PerformanceObserverEntryList): void =>
        (list.getEntries() as LayoutShift[]).forEach(({ value, sources }) =>
          shifts.push(`${value} ${sources.map(({ node }) => (node as Element | null)?.parentElement?.outerHTML)}`),
        );
      new PerformanceObserver(note).observe({ type: "layout-shift" });
    });
    for (let round = 0; round < 10; round++)
      await Promise.all(
        countTo(20).map((n) => patch(site, rows[30 - n]!, { title: `Ship ${n}.${round}`, speed: 100 + round * n })),
      );
    await expect(table.getByText("Ship 1.9", { exact: true })).toBeVisible();
    await expect((await columnOf(table, "speed")).first()).toHaveAttribute("data-tip", /^Before: /);
    await expect(page.getByRole("checkbox", { name: `Select ${rows[28]!.id}` })).toBeChecked();
    // Marks end by themselves.
    await expect(table.locator("[data-tip^=Before]")).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

  await test.step("gathers new records, strikes deleted ones, and marks those out of the filter", async () => {
    await store.records(boats, [{ title: "New 1", speed: 1 }, { title: "New 2" }, { title: "Fast", speed: 2000 }]);
    await patch(site, rows[29]!, { speed: 5000 });
    await remove(site, rows[28]!);
    await expect(page.getByRole("button", { name: "2 new records" })).toBeVisible();
    await expect(table.getByRole("row").filter({ hasText: "No longer matches" })).toContainText("Ship 1.9");
    await expect(table.getByRole("row").filter({ hasText: "Deleted" })).toContainText("Ship 2.9");
    await expect(page.getByText("1 no longer matches, 1 selected record was deleted", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: `Select ${rows[28]!.id}` })).toBeHidden();
    await expect(page.getByText(/^Selected/)).toBeHidden();
    await expect(table.getByText("New 1")).toBeHidden();
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "2 new records" }).click();
    await expect(table.getByText("New 1")).toBeVisible();
    await expect(table.getByText(/Ship [12]\.9/)).toHaveCount(0);
    await expect(page.getByText("1 no longer matches, 1 selected record was deleted", { exact: true })).toBeHidden();
  });

  await test.step("catches up after a lost connection", async () => {
    line.cut();
    await expect(state(page, /^Reconnecting, attempt/)).toBeVisible();
    await patch(site, rows[20]!, { title: "Changed later" });
    await remove(site, rows[21]!);
    await store.records(boats, [{ title: "New 3" }]);
    line.restore();
    await expect(state(page, /^Live$/)).toBeVisible();
    await expect(table.getByText("Changed later")).toBeVisible();
    await expect(table.getByRole("row").filter({ hasText: "Deleted" })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "1 new record" })).toBeVisible();
  });

  await test.step("closes the stream with the session", async () => {
    const closed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/realtime"));
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await closed;
  });
});

for (const version of ["v0.8.0", "v0.22.21"] as const)
  test(`shows changed, new and deleted accounts on ${version}`, async ({ page, whenDone }) => {
    const site = await startSite(whenDone, await makeSeed(whenDone, version));
    const store = storeOf(site, whenDone);
    const crew = await store.collection("crew", { nick: "text" }, "auth");
    const password = { password: "1234567890", passwordConfirm: "1234567890" };
    const account = (name: string) => ({ username: name, email: `${name}@example.com`, nick: name, ...password });
    const [ada, bob] = await store.records(crew, [account("ada"), account("bob")]);
    await storeSession(page, site, site);
    await page.goto(`${site.url}${addressOf({ collectionId: crew.id })}`);
    const table = tableOf(page, "crew");
    await turnOn(page);
    await patch(site, ada!, { nick: "Countess" });
    const changed = table.getByRole("row").filter({ hasText: "Countess" });
    await expect(changed).toContainText("ada@example.com");
    await patch(site, ada!, { email: "lovelace@example.com" });
    await expect(changed).toContainText("lovelace@example.com");
    await remove(site, bob!);
    await expect(table.getByRole("row").filter({ hasText: "Deleted" })).toContainText("bob@example.com");
    await store.records(crew, [account("cyd")]);
    await expect(page.getByRole("button", { name: "1 new record" })).toBeVisible();
  });
