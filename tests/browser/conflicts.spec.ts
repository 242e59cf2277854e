import type { Page } from "@playwright/test";
import { fieldBody, openField, rename, test } from "./support/collection-editor";
import { toast } from "./support/settings";
import { expect } from "./support/test";
import { changesIn, confirmImport, expectImported, openImport, reviewOf } from "./support/transfer";

const text = (name: string) => ({ name, type: "text", options: {} });
const save = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();

test("imports without deleting what another admin made", async ({ signedIn: page, ownSite, collections }) => {
  const boats = await collections.add("boats", [text("title")]);
  const { items } = await ownSite.call<{ items: { id: string }[] }>("GET", "/api/collections?perPage=500");
  await openImport(page, [...items.filter(({ id }) => id !== boats.id), { ...boats, listRule: "" }]);
  await expect(changesIn(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Review" }).click();
  const ports = await collections.add("ports", [text("town")]);
  await reviewOf(page).getByRole("button", { name: "Confirm and import" }).click();
  await expect(toast(page, /^Nothing was imported: another admin changed the collections/)).toBeVisible();
  await expect(reviewOf(page)).toContainText("1 deleted, 1 changed, 0 added");
  expect(await collections.read("boats")).toMatchObject({ listRule: null });
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
  await confirmImport(page);
  await expectImported(page);
  expect(await collections.read("boats")).toMatchObject({ listRule: "" });
  expect(await collections.read("ports")).toMatchObject({ id: ports.id });
});

test("saves no collection over what another admin changed in it", async ({
  signedIn: page,
  ownSite,
  collections,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const boats = await collections.add("boats", [text("head"), text("tail")], { updateRule: "head != ''" });
  const panel = await collections.edit(boats.id);
  const changes = page.getByRole("alertdialog", { name: "Confirm collection changes" });

  await test.step("keeps a rule that was locked while its new text is reviewed", async () => {
    await openField(panel, "head");
    await rename(panel, "head", "bow");
    await save(page);
    await expect(changes).toContainText("Update action");
    await ownSite.call("PATCH", `/api/collections/${boats.id}`, { updateRule: null });
    await changes.getByRole("button", { name: "Confirm" }).click();
    await expect(changes).not.toContainText("Update action");
    await changes.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, "Successfully updated collection.")).toBeVisible();
    const now = await collections.read(boats.id);
    expect(now.updateRule).toBeNull();
    expect(now.schema.map(({ name }) => name)).toEqual(["bow", "tail"]);
  });

  await test.step("reports a field that was removed, and asks before it saves the rest", async () => {
    await collections.edit(boats.id);
    await openField(panel, "bow");
    await rename(panel, "bow", "prow");
    const tail = boats.schema.filter(({ name }) => name === "tail");
    await ownSite.call("PATCH", `/api/collections/${boats.id}`, { schema: tail });
    await save(page);
    await expect(page.getByText(/^Nothing was saved: another admin removed .*prow/)).toBeVisible();
    await openField(panel, "tail");
    await fieldBody(panel, "tail").getByRole("switch", { name: "Nonempty" }).click();
    await save(page);
    const question = page.getByRole("alertdialog", { name: /^Another admin removed .*Save the rest/ });
    await question.getByRole("button", { name: "No" }).click();
    expect((await collections.read(boats.id)).schema).toMatchObject([{ name: "tail", required: false }]);
  });

  await test.step("keeps the edits of a deleted collection", async () => {
    await ownSite.call("DELETE", `/api/collections/${boats.id}`);
    await save(page);
    await expect(panel.getByText("It no longer exists: another admin deleted it.")).toBeVisible();
    await expect(fieldBody(panel, "prow")).toBeVisible();
  });
});
