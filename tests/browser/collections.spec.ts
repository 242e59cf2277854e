import type { Page } from "@playwright/test";
import { addressOf, countTo, queryIn, rowsAsked, side, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const links = (page: Page) => side(page).getByRole("link");
const link = (page: Page, name: string) => side(page).getByRole("link", { name, exact: true });
const current = (page: Page) => side(page).locator("[aria-current=page]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("shows a compact list above 20 collections, with the chosen one in view", async ({ signedIn: page, store }) => {
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

test("walks through collections by Back and Forward, without their filters", async ({ signedIn: page, store }) => {
  const first = await store.collection("first", { name: "text" });
  const second = await store.collection("second", { name: "text" });
  const asked = rowsAsked(page);
  await page.goto("#/collections");
  await expect(heading(page, "users")).toBeVisible();

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
