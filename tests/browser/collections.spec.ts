import type { Page } from "@playwright/test";
import { addressOf, collectionCalls, countTo, queryIn, rowsAsked, side, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const links = (page: Page) => side(page).getByRole("link");
const link = (page: Page, name: string) => side(page).getByRole("link", { name, exact: true });
const current = (page: Page) => side(page).locator("[aria-current=page]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const search = (page: Page) => page.getByPlaceholder("Search collections...");

test("The list of collections has auth ones first, each kind as it was created and with its own icon, and is searched by name or id", async ({
  signedIn: page,
  store,
}) => {
  await store.collection("zebras", { name: "text" });
  await store.collection("members", {}, "auth");
  const orders = await store.collection("shop_Orders", { name: "text" });
  await store.collection("shop_items", { name: "text" });
  await page.goto("#/collections");
  const all = ["users", "members", "zebras", "shop_Orders", "shop_items"];
  const clear = page.getByRole("complementary", { name: "Collections" }).getByRole("button", { name: "Clear" });

  await test.step("auth collections first, then base ones, each kind with its own icon", async () => {
    await expect(links(page)).toHaveText(all);
    const icons = await links(page).evaluateAll((each) => each.map((one) => one.querySelector("svg")?.innerHTML));
    const [users, members, zebras, shop] = icons;
    expect(users).toBeTruthy();
    expect(members).toBe(users);
    expect(shop).toBe(zebras);
    expect(zebras).not.toBe(users);
  });

  await test.step("by name, without regard to case and spaces, or by the exact id", async () => {
    await expect(clear).toBeHidden();
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

  await test.step("'Clear' brings everything back, and so does Escape", async () => {
    await clear.click();
    await expect(search(page)).toHaveValue("");
    await expect(search(page)).toBeFocused();
    await expect(links(page)).toHaveText(all);
    await expect(page.getByText("No collections found.")).toBeHidden();
    await search(page).fill("nowhere");
    await expect(page.getByText("No collections found.")).toBeVisible();
    await search(page).press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(link(page, "users")).toBeVisible();
  });
});

test("The list of collections turns compact above 20 of them, and scrolls the chosen one into view", async ({
  signedIn: page,
  store,
}) => {
  for (const number of countTo(19)) await store.collection(`many${number}`, { name: "text" });
  const height = async () => (await link(page, "users").boundingBox())!.height;
  await page.goto("#/collections");
  await expect(links(page)).toHaveCount(20);
  const roomy = await height();
  const last = await store.collection("many20", { name: "text" });
  await page.setViewportSize({ width: 1366, height: 480 });
  await page.reload();
  await expect(links(page)).toHaveCount(21);
  expect(await height()).toBeLessThan(roomy);
  await expect(link(page, "users")).toBeInViewport();
  await expect(link(page, "many20")).not.toBeInViewport();
  await page.goto(addressOf({ collectionId: last.id }));
  await expect(current(page)).toHaveText("many20");
  await expect(link(page, "many20")).toBeInViewport({ ratio: 1 });
});

test("Of the collections the first one is chosen when none is asked for; one walks through them by Back and Forward, and leaves filter and sort behind", async ({
  signedIn: page,
  site,
  store,
}) => {
  const first = await store.collection("first", { name: "text" });
  const second = await store.collection("second", { name: "text" });
  const asked = rowsAsked(page);

  await test.step("they are asked for in batches of 200, by the time of creation, and the first one is chosen", async () => {
    const [users] = (await site.call<{ items: { id: string }[] }>("GET", "/api/collections?sort=created")).items;
    const asking = page.waitForRequest(collectionCalls);
    await page.goto("#/collections");
    const query = Object.fromEntries(new URL((await asking).url()).searchParams);
    expect(query).toEqual({ page: "1", perPage: "200", sort: "created" });
    await expect(heading(page, "users")).toBeVisible();
    await expect(current(page)).toHaveText("users");
    expect(queryIn(page)).toEqual({ collectionId: users!.id, filter: "", sort: "-created" });
  });

  await test.step("Back and Forward walk through them", async () => {
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

  await test.step("filter and sort of another collection are left behind", async () => {
    await page.goto(addressOf({ collectionId: first.id, filter: 'name = "a"', sort: "+name" }));
    await expect(page.getByRole("textbox", { name: "Filter records" })).toHaveValue('name = "a"');
    await expect(heading(page, "first")).toBeVisible();
    await link(page, "second").click();
    await expect(page.getByRole("textbox", { name: "Filter records" })).toHaveValue("");
    await expect.poll(() => queryIn(page)).toEqual({ collectionId: second.id, filter: "", sort: "-created" });
    await expect(page.getByText("No records found.")).toBeVisible();
    expect(asked.at(-1)).toEqual({ collection: second.id, page: "1", perPage: "30", sort: "-created,-id" });
  });
});

test("Of the collections the first one is chosen when an unknown one is asked for; in a narrow window one is chosen from the list that opens over the page", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  await store.collection("people", { name: "text" });
  // Its rows are asked for before anybody knows that there is none.
  expectProblem(/status of 404 .*\/no_such_one\/records\?/);
  await page.goto(addressOf({ collectionId: "no_such_one" }));
  await expect(heading(page, "users")).toBeVisible();
  await expect(current(page)).toHaveText("users");
  expect(queryIn(page)["collectionId"]).toBe("_pb_users_auth_");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Open list" }).click();
  await link(page, "people").click();
  await expect(heading(page, "people")).toBeVisible();
  await expect(link(page, "people")).not.toBeInViewport();
});

test("While there are no collections to show, the page says that they are loading, or why they could not be loaded, until 'Retry' brings them", async ({
  signedIn: page,
  expectProblem,
}) => {
  const none = page.getByText("There are no collections yet.");
  const noneFound = page.getByText("No collections found.");
  const failed = page.getByRole("alert").filter({ hasText: "The list could not be loaded." });
  let refuse = (): void => {};
  const waited = new Promise<void>((done) => (refuse = done));
  const json = { code: 500, message: "The disk is on holiday.", data: {} };
  await page.route(collectionCalls, (route) => waited.then(() => route.fulfill({ status: 500, json })), { times: 1 });

  await test.step("they are loading", async () => {
    await page.goto("#/collections");
    await expect(page.getByRole("status").filter({ hasText: "Loading collections..." })).toBeVisible();
    await expect(noneFound).toBeHidden();
    await expect(none).toBeHidden();
  });

  await test.step("loading failed, and why", async () => {
    expectProblem(/status of 500 .*\/api\/collections\?/);
    refuse();
    await expect(failed).toContainText("The disk is on holiday.");
    await expect(page.getByText("Loading collections...")).toBeHidden();
    await expect(none).toBeHidden();
    await expect(noneFound).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  await test.step("the backend does not answer", async () => {
    expectProblem(/ERR_CONNECTION_REFUSED .*\/api\/collections\?/);
    await page.route(collectionCalls, (route) => route.abort("connectionrefused"), { times: 1 });
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(failed).toContainText("The backend does not answer.");
  });

  await test.step("'Retry' brings them", async () => {
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "users")).toBeVisible();
    await expect(link(page, "users")).toBeVisible();
    await expect(failed).toBeHidden();
    await expect(page.getByText("Loading collections...")).toBeHidden();
  });
});
