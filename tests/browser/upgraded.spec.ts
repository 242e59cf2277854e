import { addressOf, tableOf } from "./support/collections";
import { fillOldSite, type Stored } from "./support/old-data";
import { save } from "./support/settings";
import { startUpgraded } from "./support/site";
import { expect, field, storeSession, test, type Site } from "./support/test";

test.use({ backendVersion: "v0.22.21" });

const recordsOf = async ({ call }: Site, collection: string): Promise<Stored[]> =>
  (await call<{ items: Stored[] }>("GET", `/api/collections/${collection}/records?sort=id`)).items;

test("changes one text of each record of v0.22 after an upgrade, and nothing else", async ({
  page,
  ownSite: old,
  whenDone,
}) => {
  test.slow();
  const names = await fillOldSite(old);
  await old.stopBackend();
  const site = await startUpgraded(whenDone, old, "v0.40.4");
  await storeSession(page, site, site);
  const panel = page.getByRole("dialog");
  for (const [collection, name] of Object.entries(names)) {
    const before = await recordsOf(site, collection);
    await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
    await expect(tableOf(page, collection)).toBeVisible();
    for (const { id } of before)
      await test.step(`saves ${id} of ${collection}`, async () => {
        // The cell of an account also says whether it is verified.
        await page.getByRole("cell", { name: new RegExp(`^${id}`) }).click();
        await field(panel, name).fill(`Changed ${id}`);
        await save(page).click();
        await expect(panel).toBeHidden();
      });
    const expected = before.map((each) => ({ ...each, [name]: `Changed ${each.id}`, updated: expect.any(String) }));
    expect(await recordsOf(site, collection)).toEqual(expected);
  }
});
