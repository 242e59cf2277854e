import type { Page, Route } from "@playwright/test";
import {
  addressOf,
  boxOf,
  columnOf,
  countTo,
  filterField,
  rowCalls,
  rowsAsked,
  shown,
  tableOf,
  test,
  type Store,
} from "./support/collections";
import { expect } from "./support/test";

const numbered = (from: number, to: number) =>
  countTo(to - from + 1).map((step) => ({ title: `T${step + from - 1}`, number: step + from - 1, kind: "same" }));

/** Makes numbers from 1 on, of one kind; gives what opens their table. */
async function makeNumbers(page: Page, store: Store, last: number) {
  const made = await store.collection("numbers", { title: "text", number: "number", kind: "text" });
  await store.records(made, numbered(1, last));
  const openWith = (query: { filter?: string; sort?: string } = {}) =>
    page.goto(addressOf({ collectionId: made.id, sort: "-number", ...query }));
  return { made, openWith };
}

const more = (page: Page, left?: string) =>
  page.getByRole("button", { name: left ? `Load more (${left})` : /^Load more/, exact: true });

/** Scrolls through a table from top to bottom and takes down what its first column says. */
async function everyId(page: Page, name: string): Promise<string[]> {
  const box = boxOf(page, name);
  const seen = new Map<string, string>();
  await box.evaluate((element) => element.scrollTo(0, 0));
  for (let place = 0, end = false; !end; place += 300) {
    end = await box.evaluate((element, top) => {
      element.scrollTo(0, top);
      return element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    }, place);
    await settled(page);
    const rows = tableOf(page, name).locator("tbody tr[aria-rowindex]");
    for (const [index, id] of await rows.evaluateAll((all) =>
      all.map(
        (row) => [row.getAttribute("aria-rowindex")!, row.querySelector("td:nth-child(2)")!.textContent] as const,
      ),
    )) {
      seen.set(index, id);
    }
  }
  return [...seen.values()];
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test.describe("The rows of a collection", () => {
  test("come 30 at a time, each once, also those that are alike", async ({ signedIn: page, store }) => {
    const asked = rowsAsked(page);
    const { openWith } = await makeNumbers(page, store, 65);
    await openWith();
    await expect(shown(page)).toHaveText("Showing 30 of 65");
    await more(page, "30 of 35").click();
    await expect(shown(page)).toHaveText("Showing 60 of 65");
    await more(page, "5").click();
    await expect(shown(page)).toHaveText("Showing 65 of 65");
    await expect(more(page)).toBeHidden();
    expect(asked.map(({ page: number, perPage }) => [number, perPage])).toEqual([
      ["1", "30"],
      ["2", "30"],
      ["3", "30"],
    ]);
    const ids = await everyId(page, "numbers");
    expect(ids).toHaveLength(65);
    expect(new Set(ids).size).toBe(65);
    await expect(tableOf(page, "numbers")).toHaveAttribute("aria-rowcount", "66");
    await expect((await columnOf(tableOf(page, "numbers"), "number")).last()).toHaveText("1");

    await openWith({ sort: "+kind" });
    await more(page, "30 of 35").click();
    await more(page, "5").click();
    await expect(shown(page)).toHaveText("Showing 65 of 65");
    expect(new Set(await everyId(page, "numbers")).size).toBe(65);
  });

  test("are complete while others are added or deleted, and after a failure", async ({
    signedIn: page,
    store,
    site,
    expectProblem,
  }) => {
    const { made, openWith } = await makeNumbers(page, store, 40);
    const path = `/api/collections/${made.id}/records`;
    const first = async () => (await columnOf(tableOf(page, "numbers"), "number")).first();
    const toTop = () => boxOf(page, "numbers").evaluate((element) => element.scrollTo(0, 0));
    await openWith();

    await test.step("are shown once when others are added meanwhile", async () => {
      await expect(shown(page)).toHaveText("Showing 30 of 40");
      await store.records(made, numbered(41, 45));
      await more(page).click();
      await expect(shown(page)).toHaveText("Showing 40 of 45");
      const ids = await everyId(page, "numbers");
      expect(new Set(ids).size).toBe(40);
      expect(ids).toHaveLength(40);
    });

    await test.step("begin again with the newest after 'Refresh'", async () => {
      await store.records(made, numbered(46, 50));
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(shown(page)).toHaveText("Showing 50 of 50");
      await toTop();
      await expect(await first()).toHaveText("50");
    });

    await test.step("are all there, and none that is gone, when others were deleted meanwhile", async () => {
      await store.records(made, numbered(51, 75));
      await openWith({ filter: "number > 0" });
      await expect(shown(page)).toHaveText("Showing 30 of 75");
      const newest = await site.call<{ items: { id: string }[] }>("GET", `${path}?sort=-number&perPage=10`);
      for (const { id } of newest.items) await site.call("DELETE", `${path}/${id}`);
      const asked = rowsAsked(page);
      await more(page, "30 of 45").click();
      await toTop();
      await expect(await first()).toHaveText("65");
      await expect(shown(page)).toHaveText("Showing 60 of 65");
      await more(page, "5").click();
      await expect(shown(page)).toHaveText("Showing 65 of 65");
      await expect(more(page)).toBeHidden();
      const stored = await site.call<{ items: { id: string }[] }>("GET", `${path}?sort=-number&perPage=100`);
      expect(await everyId(page, "numbers")).toEqual(stored.items.map(({ id }) => id));
      // What has shifted is read anew once.
      expect(asked.map(({ page: number }) => number)).toEqual(["2", "1", "2", "3"]);
    });

    await test.step("stay when more of them cannot be loaded, and 'Retry' goes on", async () => {
      expectProblem(/status of 500 .*\/records\?/);
      await openWith({ filter: "number > 25" });
      await expect(shown(page)).toHaveText("Showing 30 of 40");
      const json = { code: 500, message: "The disk is on holiday.", data: {} };
      await page.route(rowCalls, (route) => route.fulfill({ status: 500, json }), { times: 1 });
      await more(page, "10").click();
      const failed = page.getByRole("alert").filter({ hasText: "The records could not be loaded." });
      await expect(failed).toContainText("The disk is on holiday.");
      await expect(failed.getByRole("button", { name: "Retry" })).toBeInViewport();
      await expect(shown(page)).toHaveText("Showing 30 of 40");
      await failed.getByRole("button", { name: "Retry" }).click();
      await expect(failed).toBeHidden();
      await expect(shown(page)).toHaveText("Showing 40 of 40");
    });
  });
});

test.describe("An answer that comes too late", () => {
  interface Held {
    route: Route;
    goOn: () => Promise<void>;
  }

  /** Holds the calls for rows whose address has a text back. */
  async function hold(page: Page, part: string): Promise<Held[]> {
    const held: Held[] = [];
    await page.route(
      (url) => rowCalls.test(url.href) && url.search.includes(part),
      async (route) => {
        const response = await route.fetch();
        held.push({ route, goOn: () => route.fulfill({ response }) });
      },
    );
    return held;
  }

  const titles = async (page: Page) => await columnOf(tableOf(page, "numbers"), "title");

  async function apply(page: Page, filter: string): Promise<void> {
    await filterField(page).fill(filter);
    await filterField(page).press("Enter");
  }

  test("is cancelled by a change of the filter, and never shown", async ({ signedIn: page, store }) => {
    const others = await store.collection("others", { title: "text" });
    await store.records(others, [{ title: "other" }]);
    const { openWith } = await makeNumbers(page, store, 40);

    await openWith({ filter: "number < 10" });
    await expect(await titles(page)).toHaveCount(9);
    const held = await hold(page, new URLSearchParams({ filter: "number = 3" }).toString());
    const cancelled = page.waitForEvent("requestfailed", (request) => rowCalls.test(request.url()));
    await apply(page, "number = 3");
    await expect(boxOf(page, "numbers")).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => held.length).toBe(1);
    await expect(await titles(page)).toHaveCount(9);
    await apply(page, "number = 4");
    expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(new URL((await cancelled).url()).searchParams.get("filter")).toMatch(/^number = 3\b/);
    await expect(await titles(page)).toHaveText(["T4"]);
    await held[0]!.goOn();
    await settled(page);
    await expect(await titles(page)).toHaveText(["T4"]);
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    await page.unrouteAll();
  });
});
