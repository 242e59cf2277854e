import type { Locator, Page } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import { choose, fieldBody, fields, openField, rename, test } from "./support/collection-editor";
import { ruleBox, writeRule } from "./support/rules";
import { save, toast } from "./support/settings";
import { expect } from "./support/test";

const saved = "Successfully updated collection.";
const asked = (page: Page): Locator => page.getByRole("alertdialog", { name: "Confirm collection changes" });
const rewritten = (page: Page): Locator => asked(page).getByRole("insertion");

async function saveConfirmed(page: Page): Promise<void> {
  await save(page).click();
  await asked(page).getByRole("button", { name: "Confirm" }).click();
}

/** Two open fields change their names with each other. */
async function swap(panel: Locator, one: string, other: string): Promise<void> {
  await rename(panel, one, "between");
  await rename(panel, other, one);
  await rename(panel, "between", other);
}

const text = (name: string) => ({ name, type: "text" });

test("A rule is rewritten by the one save alone that was confirmed: where that is refused, it is as before", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  expectProblem(/400 \(Bad Request\)/);
  const rules = { listRule: "a = 'x'", viewRule: "e != ''" };
  const { id } = await collections.add("boats", [text("a"), text("b"), text("e")], rules);
  const panel = await collections.edit(id);
  await openField(panel, "a");
  await openField(panel, "b");
  await swap(panel, "a", "b");
  await openField(panel, "e");
  await choose(fieldBody(panel, "e"), "Remove");
  await save(page).click();
  await expect(rewritten(page)).toHaveText(["b = 'x'"]);
  await asked(page).getByRole("button", { name: "Confirm" }).click();
  await expect(ruleBox(panel, "View action")).toHaveAccessibleDescription(/invalid/i);
  await expect(ruleBox(panel, "List/Search action")).toHaveText("a = 'x'");
  await panel.getByRole("tab", { name: "Fields" }).click();
  await fields(panel).getByRole("button", { name: "Restore" }).click();
  await swap(panel, "a", "b");
  await fieldBody(panel, "a").getByRole("switch", { name: "Nonempty" }).click();
  await save(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect(await collections.read(id)).toMatchObject({ ...rules, schema: [{ name: "a", required: true }, {}, {}] });
});

test("A rule that was rewritten for a save without an answer is offered again", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const { id } = await collections.add("boats", [text("a"), text("b")], { listRule: "a = 'x'" });
  const panel = await collections.edit(id);
  await openField(panel, "a");
  await openField(panel, "b");
  await swap(panel, "a", "b");
  await page.route(`**/api/collections/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
  );
  await saveConfirmed(page);
  await expect(toast(page, texts.failure.unreachable)).toBeVisible();
  await page.unroute(`**/api/collections/${id}`);
  await save(page).click();
  await expect(rewritten(page)).toHaveText(["b = 'x'"]);
  await asked(page).getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, saved)).toBeVisible();
  expect(await collections.read(id)).toMatchObject({ listRule: "b = 'x'", schema: [{ name: "b" }, { name: "a" }] });
});

test("A rule that was typed and rewritten is nobody else's where it was stored without an answer", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const { id } = await collections.add("boats", [text("title")], { listRule: "title = 'x'" });
  const panel = await collections.edit(id);
  await panel.getByRole("tab", { name: "API Rules" }).click();
  await writeRule(panel, "List/Search action", "title = 'y'");
  await panel.getByRole("tab", { name: "Fields" }).click();
  await openField(panel, "title");
  await rename(panel, "title", "name");
  await page.route(`**/api/collections/${id}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await saveConfirmed(page);
  await expect(toast(page, texts.failure.unreachable)).toBeVisible();
  await page.unroute(`**/api/collections/${id}`);
  await fieldBody(panel, "name").getByRole("switch", { name: "Nonempty" }).click();
  await save(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect(await collections.read(id)).toMatchObject({
    listRule: "name = 'y'",
    schema: [{ name: "name", required: true }],
  });
});
