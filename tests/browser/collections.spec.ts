import type { Page } from "@playwright/test";
import { addressOf, countTo, queryIn, side, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const link = (page: Page, name: string) => side(page).getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("shows a compact list above 20 collections, with the chosen one in view", async ({ signedIn: page, store }) => {
  for (const number of countTo(19)) await store.collection(`many${number}`, { name: "text" });
  const height = async () => (await link(page, "users").boundingBox())!.height;
  await page.goto("#/collections");
  await expect(side(page).getByRole("link")).toHaveCount(20);
  const roomy = await height();
  const last = await store.collection("many20", { name: "text" });
  await page.setViewportSize({ width: 1366, height: 480 });
  await page.reload();
  await expect(side(page).getByRole("link")).toHaveCount(21);
  expect(await height()).toBeLessThan(roomy);
  await expect(link(page, "many20")).not.toBeInViewport();
  await page.goto(addressOf({ collectionId: last.id }));
  await expect(link(page, "many20")).toBeInViewport({ ratio: 1 });
});

test("walks through collections by Back, without the filter of another one", async ({ signedIn: page, store }) => {
  const first = await store.collection("first", { name: "text" });
  const second = await store.collection("second", { name: "text" });
  await page.goto(addressOf({ collectionId: first.id, filter: 'name = "a"', sort: "+name" }));
  await expect(heading(page, "first")).toBeVisible();
  await link(page, "second").click();
  await expect(heading(page, "second")).toBeVisible();
  await expect.poll(() => queryIn(page)).toEqual({ collectionId: second.id, filter: "", sort: "-created" });
  // The focused table goes away, so its page gets the focus.
  await page.getByRole("region", { name: "Collections: second" }).focus();
  await page.goBack();
  await expect(heading(page, "first")).toBeVisible();
  await expect(side(page).locator("[aria-current=page]")).toHaveText("first");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Filter records" })).toHaveValue('name = "a"');
  await page.goForward();
  await expect(heading(page, "second")).toBeVisible();
});
