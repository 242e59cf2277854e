import type { Page } from "@playwright/test";
import { addressOf, collectionCalls, countTo, queryIn, rowsAsked, side, tableOf, test } from "./support/collections";
import { expect, storeSession } from "./support/test";

const links = (page: Page) => side(page).getByRole("link");
const link = (page: Page, name: string) => side(page).getByRole("link", { name, exact: true });
const current = (page: Page) => side(page).locator("[aria-current=page]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const search = (page: Page) => page.getByPlaceholder("Search collections...");

test.describe("The list of collections", () => {
  test("has auth collections first, then base ones, each kind as it was created and with its own icon", async ({
    signedIn: page,
    store,
  }) => {
    await store.collection("zebras", { name: "text" });
    await store.collection("members", {}, "auth");
    await store.collection("apples", { name: "text" });
    await page.goto("#/collections");
    await expect(links(page)).toHaveText(["users", "members", "zebras", "apples"]);
    const icons = await links(page).evaluateAll((all) => all.map((each) => each.querySelector("svg")?.innerHTML));
    const [users, members, zebras, apples] = icons;
    expect(users).toBeTruthy();
    expect(members).toBe(users);
    expect(apples).toBe(zebras);
    expect(zebras).not.toBe(users);
  });

  test("is searched by name, without regard to case and spaces, or by the exact id", async ({
    signedIn: page,
    store,
  }) => {
    const orders = await store.collection("shop_Orders", { name: "text" });
    await store.collection("shop_items", { name: "text" });
    await page.goto("#/collections");
    await search(page).fill(" SHOP_ ord ERS");
    await expect(links(page)).toHaveText(["shop_Orders"]);
    await search(page).fill("shop");
    await expect(links(page)).toHaveText(["shop_Orders", "shop_items"]);
    await search(page).fill(orders.id);
    await expect(links(page)).toHaveText(["shop_Orders"]);
    await search(page).fill(orders.id.slice(0, -1));
    await expect(links(page)).toHaveCount(0);
    await expect(page.getByText("No collections found.")).toBeVisible();
  });

  test("says when nothing matches, and 'Clear' brings everything back", async ({ signedIn: page }) => {
    await page.goto("#/collections");
    const clear = page.getByRole("complementary", { name: "Collections" }).getByRole("button", { name: "Clear" });
    await expect(link(page, "users")).toBeVisible();
    await expect(clear).toBeHidden();
    await search(page).fill("nowhere");
    await expect(page.getByText("No collections found.")).toBeVisible();
    await clear.click();
    await expect(search(page)).toHaveValue("");
    await expect(search(page)).toBeFocused();
    await expect(link(page, "users")).toBeVisible();
    await expect(page.getByText("No collections found.")).toBeHidden();
  });

  test("is emptied of its search by Escape", async ({ signedIn: page }) => {
    await page.goto("#/collections");
    await search(page).fill("nowhere");
    await search(page).press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(link(page, "users")).toBeVisible();
  });

  test("turns compact above 20 collections", async ({ signedIn: page, store }) => {
    for (const number of countTo(19)) await store.collection(`many${number}`, { name: "text" });
    const height = async () => (await link(page, "users").boundingBox())!.height;
    await page.goto("#/collections");
    await expect(links(page)).toHaveCount(20);
    const roomy = await height();
    await store.collection("many20", { name: "text" });
    await page.reload();
    await expect(links(page)).toHaveCount(21);
    expect(await height()).toBeLessThan(roomy);
  });

  test("scrolls the chosen collection into view", async ({ signedIn: page, store }) => {
    let last = await store.collection("long1", { name: "text" });
    for (const number of countTo(20)) last = await store.collection(`long${number + 1}`, { name: "text" });
    await page.setViewportSize({ width: 1366, height: 480 });
    await page.goto("#/collections");
    await expect(link(page, "users")).toBeInViewport();
    await expect(link(page, "long21")).not.toBeInViewport();
    await page.goto(addressOf({ collectionId: last.id }));
    await expect(current(page)).toHaveText("long21");
    await expect(link(page, "long21")).toBeInViewport({ ratio: 1 });
  });

  test("is walked through by Back and Forward", async ({ signedIn: page, store }) => {
    await store.collection("first", { name: "text" });
    await store.collection("second", { name: "text" });
    await page.goto("#/collections");
    await expect(current(page)).toHaveText("users");
    await link(page, "first").click();
    await expect(heading(page, "first")).toBeVisible();
    await link(page, "second").click();
    await expect(heading(page, "second")).toBeVisible();
    // What has the focus goes with the table: its page has it then.
    await page.getByRole("region", { name: "Collections: second" }).focus();
    await page.goBack();
    await expect(heading(page, "first")).toBeVisible();
    await expect(current(page)).toHaveText("first");
    await expect(page.getByRole("main")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "users")).toBeVisible();
    await page.goForward();
    await expect(tableOf(page, "first")).toBeVisible();
  });

  test("has its first collection chosen when none is asked for", async ({ signedIn: page, site, store }) => {
    await store.collection("others", { name: "text" });
    const [users] = (await site.call<{ items: { id: string }[] }>("GET", "/api/collections?sort=created")).items;
    await page.goto("#/collections");
    await expect(heading(page, "users")).toBeVisible();
    await expect(current(page)).toHaveText("users");
    expect(queryIn(page)).toEqual({ collectionId: users!.id, filter: "", sort: "-created" });
  });

  test("has its first collection chosen when the one that is asked for is unknown", async ({
    signedIn: page,
    expectProblem,
  }) => {
    // Its rows are asked for before anybody knows that there is none.
    expectProblem(/status of 404 .*\/no_such_one\/records\?/);
    await page.goto(addressOf({ collectionId: "no_such_one" }));
    await expect(heading(page, "users")).toBeVisible();
    await expect(current(page)).toHaveText("users");
    expect(queryIn(page)["collectionId"]).toBe("_pb_users_auth_");
  });

  test("is asked for in batches of 200, by the time of creation", async ({ signedIn: page }) => {
    const asking = page.waitForRequest(collectionCalls);
    await page.goto("#/collections");
    const query = Object.fromEntries(new URL((await asking).url()).searchParams);
    expect(query).toEqual({ page: "1", perPage: "200", sort: "created" });
  });

  test("leaves filter and sort of another collection behind", async ({ signedIn: page, store }) => {
    const one = await store.collection("one", { name: "text" });
    const two = await store.collection("two", { name: "text" });
    const asked = rowsAsked(page);
    await page.goto(addressOf({ collectionId: one.id, filter: 'name = "a"', sort: "+name" }));
    await expect(heading(page, "one")).toBeVisible();
    await link(page, "two").click();
    await expect(page.getByRole("textbox", { name: "Filter records" })).toHaveValue("");
    await expect.poll(() => queryIn(page)).toEqual({ collectionId: two.id, filter: "", sort: "-created" });
    await expect(page.getByText("No records found.")).toBeVisible();
    expect(asked.at(-1)).toEqual({ collection: two.id, page: "1", perPage: "30", sort: "-created,-id" });
  });

  test("is chosen from the list that a narrow window opens over the page", async ({ signedIn: page, store }) => {
    await store.collection("people", { name: "text" });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("#/collections");
    await page.getByRole("button", { name: "Open list" }).click();
    await link(page, "people").click();
    await expect(heading(page, "people")).toBeVisible();
    await expect(link(page, "people")).not.toBeInViewport();
  });
});

test.describe("While there are no collections to show, the page", () => {
  test("says that they are loading", async ({ signedIn: page }) => {
    let goOn = (): void => {};
    const waited = new Promise<void>((done) => (goOn = done));
    await page.route(collectionCalls, async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto("#/collections");
    await expect(page.getByRole("status").filter({ hasText: "Loading collections..." })).toBeVisible();
    await expect(page.getByText("No collections found.")).toBeHidden();
    await expect(page.getByText("There are no collections yet.")).toBeHidden();
    goOn();
    await expect(link(page, "users")).toBeVisible();
    await expect(page.getByText("Loading collections...")).toBeHidden();
  });

  test("says that loading failed and why, until 'Retry' brings them", async ({ signedIn: page, expectProblem }) => {
    expectProblem(/status of 500 .*\/api\/collections\?/);
    const json = { code: 500, message: "The disk is on holiday.", data: {} };
    await page.route(collectionCalls, (route) => route.fulfill({ status: 500, json }), { times: 1 });
    await page.goto("#/collections");
    const failed = page.getByRole("alert").filter({ hasText: "The list could not be loaded." });
    await expect(failed).toContainText("The disk is on holiday.");
    await expect(page.getByText("There are no collections yet.")).toBeHidden();
    await expect(page.getByText("No collections found.")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "users")).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test("says that the backend does not answer, when it does not", async ({ signedIn: page, expectProblem }) => {
    expectProblem(/ERR_CONNECTION_REFUSED .*\/api\/collections\?/);
    await page.route(collectionCalls, (route) => route.abort("connectionrefused"), { times: 1 });
    await page.goto("#/collections");
    await expect(page.getByRole("alert")).toContainText("The backend does not answer.");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "users")).toBeVisible();
  });

  test("says that there are none yet, when there are none", async ({ ownSite, page }) => {
    await ownSite.call("DELETE", "/api/collections/users");
    await storeSession(page, ownSite, ownSite);
    await page.goto(`${ownSite.url}#/collections`);
    await expect(page.getByText("Create the first collection to add records.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "New collection" })).toBeVisible();
    await expect(page.getByText("No collections found.")).toBeHidden();
    await expect(page.getByRole("table")).toBeHidden();
    await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  });
});
