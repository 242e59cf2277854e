import type { Locator, Page } from "@playwright/test";
import { button, panel, queryIn, rows, shown, table, test } from "./support/logs";
import { expect, firstAdmin, storeSession } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

const first = { path: "/api/records/that/have/a/rather/long/address?page=1&perPage=30&sort=-created" };
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const scrollTo = (page: Page, top: number) =>
  page.getByRole("main").evaluate((element, to) => element.scrollTo(0, to), top);

test("On a phone a log entry is a card of two lines, with its values by name, and opens by a touch; the switch of the logs stands in the head", async ({
  page,
  log,
}) => {
  await log.visit(first, { path: "/api/second" });
  await log.open();
  await expect(shown(page)).toHaveText("Showing 2 of 2");

  await test.step("the switch stands in the head, with its name for those who hear it", async () => {
    const middle = async (on: Locator) => {
      const { y, height } = (await on.boundingBox())!;
      return y + height / 2;
    };
    const title = await middle(page.getByRole("heading", { level: 1, name: "Request logs" }));
    const toggle = page.getByRole("switch", { name: "Include requests by admins" });
    expect(Math.abs((await middle(toggle)) - title)).toBeLessThan(4);
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(toggle).toBeChecked();
    expect(await sideways(page)).toBe(360);
    await toggle.click();
    await expect(shown(page)).toHaveText("Showing 2 of 2");
  });

  await test.step("an entry is a card of two lines", async () => {
    for (const name of ["method", "url", "status", "created"]) {
      await expect(table(page).getByRole("columnheader", { name })).toHaveCount(1);
    }
    await expect(table(page).getByRole("columnheader")).toHaveCount(4);
    const card = rows(page).nth(1);
    await expect(card).toHaveAccessibleName(
      /^GET \/api\/records\/.* 404 The request failed \d{4}-\d\d-\d\d [\d:]+ UTC$/,
    );
    const lineOf = async (text: string | RegExp) => (await card.getByText(text).boundingBox())!.y;
    expect(Math.abs((await lineOf("GET")) - (await lineOf("404")))).toBeLessThan(4);
    expect((await lineOf(/^\/api/)) - (await lineOf("GET"))).toBeGreaterThan(16);
    expect((await card.boundingBox())!.height).toBe(60);
    expect(await sideways(page)).toBe(360);
    await card.click();
    await expect(panel(page)).toContainText(first.path);
  });
});

test("The cards scroll with their page, and only those in sight are drawn", async ({ page, log }) => {
  await log.visit(...Array.from({ length: 65 }, (_, index) => ({ path: `/api/nothing/${index}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 65");
  await expect(page.getByRole("heading", { level: 1, name: "Request logs" })).toBeInViewport();
  await button(page, "Load more (30 of 35)").click();
  await expect(shown(page)).toHaveText("Showing 60 of 65");
  await expect(shown(page)).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(35);
  await scrollTo(page, 100_000);
  await expect(rows(page).filter({ hasText: "/api/nothing/5" }).last()).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: "Request logs" })).not.toBeInViewport();
  await button(page, "Load more (5)").click();
  await expect(shown(page)).toHaveText("Showing 65 of 65");
  await scrollTo(page, 0);
  await rows(page).first().focus();
  await page.keyboard.press("End");
  await expect(rows(page).filter({ has: page.getByText("/api/nothing/0", { exact: true }) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("/api/nothing/0");
});

test("On a phone an admin is a card of three lines beside the picture, and admins are ordered by a choice above the cards", async ({
  page,
  ownSite,
}) => {
  const passwords = { password: "a-long-password", passwordConfirm: "a-long-password", avatar: 2 };
  await ownSite.call("POST", "/api/admins", { email: "zoe@example.com", ...passwords });
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/settings/admins`);
  const admins = page.getByRole("table", { name: "Admins" });
  const emails = admins.getByText("@example.com");

  await test.step("a card of three lines beside the picture", async () => {
    const card = admins.getByRole("row").filter({ hasText: firstAdmin.email });
    await expect(card).toContainText(firstAdmin.email);
    await expect(card).toContainText(/created \d{4}-\d\d-\d\d/);
    await expect(card).not.toContainText("updated");
    await expect(card.getByText("You")).toBeVisible();
    const picture = (await card.getByRole("img").boundingBox())!;
    const email = (await card.getByText(firstAdmin.email).boundingBox())!;
    expect(email.x).toBeGreaterThan(picture.x + picture.width);
    expect((await card.getByText("created").boundingBox())!.y).toBeGreaterThan(email.y + 40);
    expect(await sideways(page)).toBe(360);
  });

  await test.step("ordered by a choice above the cards", async () => {
    const order = page.getByRole("combobox", { name: "Order" });
    await expect(order.locator("option:checked")).toHaveText("created, descending");
    await expect(emails).toHaveText(["zoe@example.com", firstAdmin.email]);
    await order.selectOption("email, ascending");
    await expect(emails).toHaveText([firstAdmin.email, "zoe@example.com"]);
    expect(queryIn(page)["sort"]).toBe("+email");
  });
});
