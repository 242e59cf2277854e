import type { Locator, Page } from "@playwright/test";
import { addressOf, test as ofTables } from "./support/collections";
import { beyond, boxOf, expectApart, expectRoom, expectWithin, largeLetters } from "./support/large-letters";
import { fact, refusal } from "./support/log-panel";
import { panel, test } from "./support/logs";
import { fails, refused } from "./support/storage";
import { expect, field } from "./support/test";

const viewport = { width: 360, height: 740 };
test.use({ viewport });
ofTables.use({ viewport });

/** Checks a page in both sizes of letters. */
async function inEachSize(page: Page, look: (size: number) => Promise<void>): Promise<void> {
  for (const size of [24, 32])
    await test.step(`shows letters of ${size} px`, async () => {
      await largeLetters(page, size);
      await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
      await look(size);
    });
}

const expectWhole = async (of: Locator): Promise<void> => expect(await beyond(of)).toBe(0);

test("keeps logs and settings readable with large letters at 360 px", async ({ page, log, expectProblem }) => {
  test.slow();
  expectProblem(refused);
  await log.visit(refusal);
  const [entry] = (await log.logged()).items;

  await test.step("shows each value of a log entry, with its buttons next to it", async () => {
    await log.open({ logId: entry!.id });
    await inEachSize(page, async () => {
      await expect(fact(page, "URL")).toBeVisible();
      for (const label of ["ID", "Status", "Auth", "URL", "Remote IP", "UserAgent", "Created"]) {
        const value = fact(page, label).locator("> :first-child");
        await expectRoom(value, label);
        for (const button of await fact(page, label).getByRole("button").all()) {
          await expectWithin(button, label);
          await expectApart(value, button, label);
        }
      }
      await expectWhole(panel(page).getByText(/^password: cannot be blank/));
    });
  });

  await test.step("shows the names of providers", async () => {
    await page.goto(`${log.url}#/settings/auth-providers`);
    await inEachSize(page, async () => {
      const head = page.getByRole("button", { name: /^Microsoft/ });
      await expectRoom(head.getByText("Microsoft", { exact: true }), "Microsoft");
      await expectWhole(head.getByText("Disabled"));
    });
  });

  await test.step("shows the duration of tokens, and why the storage cannot be reached", async () => {
    const s3 = { enabled: true, bucket: "b", region: "r", endpoint: "http://127.0.0.1:1", accessKey: "a", secret: "s" };
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

  await test.step("keeps all avatars within their popup", async () => {
    await page.goto(`${log.url}#/settings/admins?adminId=new`);
    const group = page.getByRole("radiogroup", { name: "Avatar" });
    await inEachSize(page, async () => {
      await expect(group).toBeVisible();
      await expectWhole(group);
      const popup = await boxOf(page.getByRole("dialog", { name: "New admin" }));
      for (const avatar of await group.locator("label").all()) {
        const { x, width } = await boxOf(avatar);
        expect(x + width).toBeLessThan(popup.x + popup.width);
      }
    });
  });

  await test.step("keeps the link to a new password apart from the field", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(`${log.url}#/login`);
    const link = page.getByRole("link", { name: "Forgotten password?" });
    await inEachSize(page, async () => {
      await expect(field(page, "Password")).toBeVisible();
      await expectWithin(link, "the link");
      await expectApart(link, page.getByText("Password", { exact: true }), "the label");
      await expectApart(link, field(page, "Password"), "the control");
    });
  });
});

ofTables("shows relations, dates and a calendar with large letters at 360 px", async ({ signedIn: page, store }) => {
  test.slow();
  const ports = await store.collection("ports", { name: "text" });
  const to = (maxSelect: number | null) =>
    ({ type: "relation", options: { collectionId: ports.id, maxSelect } }) as const;
  const ships = await store.collection("ships", { home: to(1), visits: to(null), built: "date" });
  const made = await store.records(ports, [{ name: "Leith" }, { name: "The old harbour of Aberdeen" }]);
  const [ship] = await store.records(ships, [
    { home: made[0]!.id, visits: made.map(({ id }) => id), built: "2022-11-07 20:09:00" },
  ]);
  await page.goto(`${addressOf({ collectionId: ships.id })}&recordId=${ship!.id}`);
  const panelOf = page.getByRole("dialog", { name: "Edit ships record" });
  const built = panelOf.getByRole("textbox", { name: "built" });
  await inEachSize(page, async (size) => {
    const chips = panelOf.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove / }) });
    await expect(chips).toHaveText([/Leith/, /Leith/, /The old harbour of Aberdeen/]);
    for (const chip of await chips.all()) {
      await expectWhole(chip);
      await expectWhole(chip.getByText(/Leith|Aberdeen/));
    }
    await expectWhole(built);
    await expectWithin(panelOf.getByText("UTC", { exact: true }).first(), "the zone");
    await panelOf.getByRole("button", { name: "Choose a day for built" }).click();
    const calendar = page.getByRole("dialog", { name: "Choose a day for built" });
    await expect(calendar.getByRole("columnheader")).toHaveCount(7);
    await expectWhole(calendar);
    for (const each of await calendar.getByRole("columnheader").all()) await expectWhole(each);
    await calendar.getByRole("button", { name: `${size - 10} Nov 2022` }).click();
    await expect(built).toHaveValue(`2022-11-${size - 10} 20:09:00`);
  });
});
