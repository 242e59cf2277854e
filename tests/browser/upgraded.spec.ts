import type { Page } from "@playwright/test";
import { addressOf, tableOf } from "./support/collections";
import { fillOldSite, type Stored } from "./support/old-data";
import { startUpgraded } from "./support/site";
import { expect, field, test, type Site } from "./support/test";

test.use({ backendVersion: "v0.22.21" });
test.slow();

const recordsOf = async ({ call }: Site, collection: string): Promise<Stored[]> =>
  (await call<{ items: Stored[] }>("GET", `/api/collections/${collection}/records?sort=id`)).items;

async function signInAt(page: Page, { url, admin }: Site): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
}

/** Changes one text of a record, as an administrator does. */
async function changeText(page: Page, id: string, { name, text }: { name: string; text: string }): Promise<void> {
  // The cell of an account says whether that is verified, too.
  await page.getByRole("cell", { name: new RegExp(`^${id}`) }).click();
  const panel = page.getByRole("dialog");
  await field(panel, name).fill(text);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Successfully updated record.", { exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
}

const withoutUpdated = (record: Stored) => ({ ...record, updated: "" });

for (const version of ["v0.39.11", "v0.40.4"] as const)
  test(`Changes one text of each record of v0.22 that ${version} upgraded, nothing else`, async ({
    page,
    ownSite: old,
    whenDone,
  }) => {
    const names = await fillOldSite(old);
    const stored = await Promise.all(Object.keys(names).map((each) => recordsOf(old, each)));
    await old.stopBackend();
    const site = await startUpgraded(whenDone, old, version);
    await signInAt(page, site);
    for (const [at, [collection, name]] of Object.entries(names).entries()) {
      const before = await recordsOf(site, collection);
      expect(before, "the upgrade itself").toEqual(stored[at]);
      await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
      await expect(tableOf(page, collection)).toBeVisible();
      for (const { id } of before)
        await test.step(`${collection}: ${id}`, () => changeText(page, id, { name, text: `Changed ${id}` }));
      const after = await recordsOf(site, collection);
      const expected = before.map((each) => ({ ...withoutUpdated(each), [name]: `Changed ${each.id}` }));
      expect(after.map(withoutUpdated)).toEqual(expected);
    }
  });
