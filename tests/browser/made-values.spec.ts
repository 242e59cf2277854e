import { addressOf } from "./support/collections";
import { expect, field, test } from "./support/test";

test.use({ backendVersion: "v0.40.4" });

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

test("Makes records whose id and required text the backend generates", async ({ signedIn: page, site, whenDone }) => {
  const id = { name: "id", type: "text", system: true, primaryKey: true, required: true };
  const made = { ...id, min: 36, max: 36, pattern: `^${uuid}$`, autogeneratePattern: uuid };
  const code = { name: "code", type: "text", required: true, autogeneratePattern: "[A-Z]{6}" };
  const fields = [made, { name: "title", type: "text" }, code];
  await site.call("POST", "/api/collections", { name: "letters", type: "base", fields });
  whenDone(() => site.call("DELETE", "/api/collections/letters"));
  const stored = async (): Promise<unknown[]> =>
    (await site.call<{ items: unknown[] }>("GET", "/api/collections/letters/records?sort=title")).items;
  const right = (title: string) => ({
    id: expect.stringMatching(new RegExp(`^${uuid}$`)),
    title,
    code: expect.stringMatching(/^[A-Z]{6}$/),
  });
  await page.goto(addressOf({ collectionId: "letters" }));

  await test.step("in the panel", async () => {
    await page.getByRole("button", { name: "New record" }).first().click();
    const panel = page.getByRole("dialog");
    await field(panel, "title").fill("a");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("cell", { name: "a", exact: true })).toBeVisible();
    expect(await stored()).toMatchObject([right("a")]);
  });

  await test.step("from a file, whose own ids are taken as they are", async () => {
    const own = "0f8fad5b-d9cb-469f-a165-70867728950e";
    await page.getByRole("button", { name: "Import records" }).click();
    const panel = page.getByRole("dialog", { name: "Import records" });
    const file = { name: "l.csv", mimeType: "text/csv", buffer: Buffer.from(`id,title\n,b\n,c\n${own},d\n`) };
    await panel.getByLabel("Choose a file").and(panel.locator("input")).setInputFiles(file);
    await panel.getByRole("button", { name: /^Check / }).click();
    await panel.getByRole("button", { name: /^Import \d/ }).click();
    await expect(panel.getByRole("button", { name: "Import another file" })).toBeVisible();
    expect(await stored()).toMatchObject([right("a"), right("b"), right("c"), { ...right("d"), id: own }]);
  });
});
