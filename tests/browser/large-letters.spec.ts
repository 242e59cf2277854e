import type { Locator, Page } from "@playwright/test";
import { beyond, boxOf, expectApart, expectRoom, expectWithin, largeLetters } from "./support/large-letters";
import { fact, refusal } from "./support/log-panel";
import { panel, test } from "./support/logs";
import { fails, refused } from "./support/storage";
import { expect, field } from "./support/test";

const group = (page: Page, name: string): Locator => page.getByRole("radiogroup", { name });

/** Looks at a page in each size that letters may have. */
async function inEachSize(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [24, 32])
    await test.step(`letters of ${size} px`, async () => {
      await largeLetters(page, size);
      await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
      await look();
    });
}

test.describe("In a window 360 px wide with large letters", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what an entry of the log says has its room, and its buttons lie beside or below it", async ({ page, log }) => {
    await log.visit(refusal);
    const [entry] = (await log.logged()).items;
    await log.open({ logId: entry!.id });
    await inEachSize(page, async () => {
      await expect(fact(page, "URL")).toBeVisible();
      for (const label of ["ID", "Status", "Method", "Auth", "URL", "Remote IP", "User IP", "UserAgent", "Created"]) {
        const value = fact(page, label).locator("> :first-child");
        await expectRoom(value, label);
        for (const button of await fact(page, label).getByRole("button").all()) {
          await expectWithin(button, label);
          await expectApart(value, button, label);
        }
      }
      expect(await beyond(panel(page).getByText(/^password: cannot be blank/))).toBe(0);
    });
  });

  test("the providers have their names", async ({ signedIn: page }) => {
    await page.goto("#/settings/auth-providers");
    await inEachSize(page, async () => {
      for (const name of ["Google", "Facebook", "Microsoft"]) {
        const head = page.getByRole("button", { name: new RegExp(`^${name}`) });
        await expectRoom(head.getByText(name, { exact: true }), name);
        expect(await beyond(head.getByText("Disabled"))).toBe(0);
      }
    });
  });

  test("how long a token is good is said within the page, and so is why the storage cannot be reached", async ({
    page,
    log,
    expectProblem,
  }) => {
    expectProblem(refused);
    const s3 = {
      enabled: true,
      bucket: "b",
      region: "r",
      endpoint: "http://127.0.0.1:1",
      accessKey: "a",
      secret: "s",
    };
    await log.call("PATCH", "/api/settings", { s3 });
    await page.goto(`${log.url}#/settings/tokens`);
    await inEachSize(page, () => expectRoom(page.getByText("14 days").first(), "14 days"));
    await page.goto(`${log.url}#/settings/storage`);
    await inEachSize(page, async () => {
      await expect(fails(page)).toContainText("connection refused");
      await expectRoom(fails(page), "the failure");
      await expectRoom(fails(page).getByText(/connection refused/), "the reason");
    });
  });

  test("all avatars lie within their popup", async ({ signedIn: page }) => {
    await page.goto("#/settings/admins?adminId=new");
    await inEachSize(page, async () => {
      await expect(group(page, "Avatar")).toBeVisible();
      expect(await beyond(group(page, "Avatar"))).toBe(0);
      const popup = await boxOf(page.getByRole("dialog", { name: "New admin" }));
      const avatars = await group(page, "Avatar").locator("label").all();
      expect(avatars).toHaveLength(10);
      for (const avatar of avatars) {
        const { x, width } = await boxOf(avatar);
        expect(x + width).toBeLessThan(popup.x + popup.width);
      }
    });
  });

  test("the link to another password leaves the label beside it free", async ({ page, site }) => {
    await page.goto(`${site.url}#/login`);
    const link = page.getByRole("link", { name: "Forgotten password?" });
    await inEachSize(page, async () => {
      await expect(field(page, "Password")).toBeVisible();
      await expectWithin(link, "the link");
      await expectApart(link, page.getByText("Password", { exact: true }), "the label");
      await expectApart(link, field(page, "Password"), "the control");
    });
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Forgotten admin password" })).toBeVisible();
  });
});
