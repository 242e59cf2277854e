import type { Locator, Page } from "@playwright/test";
import { moreButton } from "./support/collections";
import { panel, queryIn, rows, shown, table, test } from "./support/logs";
import { expect, firstAdmin } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

const long = "/api/records/that/have/a/rather/long/address?page=1&perPage=30&sort=-created";
const title = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "Request logs" });
const middleOf = async (on: Locator): Promise<number> => {
  const { y, height } = (await on.boundingBox())!;
  return y + height / 2;
};
const expectNoScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

test("shows log entries and admins as cards on a phone", async ({ page, log }) => {
  test.slow();
  await log.visit({ path: long }, ...Array.from({ length: 61 }, (_, index) => ({ path: `/api/nothing/${index}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 62");

  await test.step("shows the switch of the logs in the header", async () => {
    const toggle = page.getByRole("switch", { name: "Include requests by admins" });
    expect(Math.abs((await middleOf(toggle)) - (await middleOf(title(page))))).toBeLessThan(4);
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await expectNoScroll(page);
  });

  await test.step("scrolls the cards with the page, and draws only cards in view", async () => {
    await moreButton(page, 30, 32).click();
    await expect(shown(page)).toHaveText("Showing 60 of 62");
    expect(await rows(page).count()).toBeLessThan(35);
    await page.getByRole("main").evaluate((element) => element.scrollTo(0, 100_000));
    await expect(rows(page).filter({ hasText: "/api/nothing/2" }).last()).toBeInViewport();
    await expect(title(page)).not.toBeInViewport();
    await moreButton(page, 2).click();
    await expect(shown(page)).toHaveText("Showing 62 of 62");
    await rows(page).last().focus();
    await page.keyboard.press("End");
  });

  await test.step("shows an entry in two lines with its values by name, and opens it by a touch", async () => {
    await expect(table(page).getByRole("columnheader")).toHaveText(["method", "url", "status", "created"]);
    const card = rows(page).filter({ hasText: "/api/records/" });
    await expect(card).toBeFocused();
    await expect(card).toHaveAccessibleName(
      /^GET \/api\/records\/.* 404 The request failed \d{4}-\d\d-\d\d [\d:]+ UTC$/,
    );
    const lineOf = async (text: string | RegExp) => (await card.getByText(text).boundingBox())!.y;
    expect(Math.abs((await lineOf("GET")) - (await lineOf("404")))).toBeLessThan(4);
    expect((await lineOf(/^\/api/)) - (await lineOf("GET"))).toBeGreaterThan(16);
    expect((await card.boundingBox())!.height).toBe(60);
    await card.click();
    await expect(panel(page)).toContainText(long);
  });

  await test.step("shows an admin in three lines next to the picture, and sorts by a list", async () => {
    const passwords = { password: "a-long-password", passwordConfirm: "a-long-password", avatar: 2 };
    await log.call("POST", "/api/admins", { email: "zoe@example.com", ...passwords });
    await page.goto(`${log.url}#/settings/admins`);
    const admins = page.getByRole("table", { name: "Admins" });
    const card = admins.getByRole("row").filter({ hasText: firstAdmin.email });
    await expect(card).not.toContainText("updated");
    const picture = (await card.getByRole("img").boundingBox())!;
    const email = (await card.getByText(firstAdmin.email).boundingBox())!;
    expect(email.x).toBeGreaterThan(picture.x + picture.width);
    expect((await card.getByText("created").boundingBox())!.y).toBeGreaterThan(email.y + 40);
    await expectNoScroll(page);
    const order = page.getByRole("combobox", { name: "Order" });
    await expect(order.locator("option:checked")).toHaveText("created, descending");
    await order.selectOption("email, ascending");
    await expect(admins.getByText("@example.com")).toHaveText([firstAdmin.email, "zoe@example.com"]);
    expect(queryIn(page)["sort"]).toBe("+email");
  });
});
