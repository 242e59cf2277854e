import { addressOf } from "./support/collections";
import { expect, field, runOn, test } from "./support/test";

runOn("v0.40.4");

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

test("creates records whose id and required text the backend generates", async ({ signedIn: page, site, whenDone }) => {
  const id = { name: "id", type: "text", system: true, primaryKey: true, required: true };
  const made = { ...id, min: 36, max: 36, pattern: `^${uuid}$`, autogeneratePattern: uuid };
  const code = { name: "code", type: "text", required: true, autogeneratePattern: "[A-Z]{6}" };
  const fields = [made, { name: "title", type: "text" }, code];
  await site.call("POST", "/api/collections", { name: "letters", type: "base", fields });
  whenDone(() => site.call("DELETE", "/api/collections/letters"));
  await page.goto(addressOf({ collectionId: "letters" }));

  await page.getByRole("button", { name: "New record" }).first().click();
  await field(page.getByRole("dialog"), "title").fill("a");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("cell", { name: "a", exact: true })).toBeVisible();

  const own = "0f8fad5b-d9cb-469f-a165-70867728950e";
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = page.getByRole("dialog", { name: "Import records" });
  await panel.getByLabel("Or paste the text").fill(`id,title\n,b\n${own},c\n`);
  await panel.getByRole("button", { name: "Read the text" }).click();
  await panel.getByRole("button", { name: /^Check / }).click();
  await panel.getByRole("button", { name: /^Import \d/ }).click();
  await expect(panel.getByRole("button", { name: "Import another file" })).toBeVisible();
  const right = (title: string, key: unknown = expect.stringMatching(new RegExp(`^${uuid}$`))) => ({
    id: key,
    title,
    code: expect.stringMatching(/^[A-Z]{6}$/),
  });
  const { items } = await site.call<{ items: object[] }>("GET", "/api/collections/letters/records?sort=title");
  expect(items).toMatchObject([right("a"), right("b"), right("c", own)]);
});

test("creates records whose id is typed", async ({ signedIn: page, site, whenDone, expectProblem }) => {
  expectProblem(/status of 400 .*\/records/);
  const id = { name: "id", type: "text", system: true, primaryKey: true, required: true, pattern: "^.+$" };
  await site.call("POST", "/api/collections", { name: "tickets", type: "base", fields: [id] });
  whenDone(() => site.call("DELETE", "/api/collections/tickets"));
  await page.goto(addressOf({ collectionId: "tickets" }));
  const panel = page.getByRole("dialog");
  const typed = field(panel, "id");
  const create = panel.getByRole("button", { name: "Create" });
  await page.getByRole("button", { name: "New record" }).first().click();
  await create.click();
  await expect(panel.getByText("Cannot be blank.")).toBeVisible();
  await typed.fill("A 1");
  await create.click();
  await expect(panel.getByText(/^Must not contain any of these/)).toBeVisible();
  await typed.fill("A1");
  await create.click();
  await expect(page.getByRole("cell", { name: /^A1/ })).toBeVisible();
  await page.getByRole("button", { name: "New record" }).first().click();
  await typed.fill("a1");
  await create.click();
  await expect(panel.getByText("The record primary key is invalid or already exists.")).toBeVisible();
  await expect(typed).toBeFocused();
});
