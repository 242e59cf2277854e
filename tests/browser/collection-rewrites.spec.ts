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

/** From now on the answers to saves of a collection are lost, whether or not those are stored; gives how to mend that. */
async function loseAnswers(page: Page, id: string, stored: boolean): Promise<() => Promise<void>> {
  const path = `**/api/collections/${id}`;
  await page.route(path, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    if (stored) await route.fetch();
    await route.abort("connectionreset");
  });
  return () => page.unroute(path);
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

test("Where a save has no answer, a rule that was rewritten for it is offered again, and one that was stored is nobody else's", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const boats = await collections.add("boats", [text("a"), text("b")], { listRule: "a = 'x'" });
  const ships = await collections.add("ships", [text("title")], { listRule: "title = 'x'" });

  await test.step("one that was rewritten for it is offered again", async () => {
    const panel = await collections.edit(boats.id);
    await openField(panel, "a");
    await openField(panel, "b");
    await swap(panel, "a", "b");
    const mend = await loseAnswers(page, boats.id, false);
    await saveConfirmed(page);
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await mend();
    await save(page).click();
    await expect(rewritten(page)).toHaveText(["b = 'x'"]);
    await asked(page).getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, saved)).toBeVisible();
    expect(await collections.read(boats.id)).toMatchObject({
      listRule: "b = 'x'",
      schema: [{ name: "b" }, { name: "a" }],
    });
  });

  await test.step("one that was typed, and stored without an answer, is nobody else's", async () => {
    const panel = await collections.edit(ships.id);
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await writeRule(panel, "List/Search action", "title = 'y'");
    await panel.getByRole("tab", { name: "Fields" }).click();
    await openField(panel, "title");
    await rename(panel, "title", "name");
    const mend = await loseAnswers(page, ships.id, true);
    const lost = page.waitForEvent("requestfailed", (request) => request.method() === "PATCH");
    await saveConfirmed(page);
    await lost;
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await mend();
    await fieldBody(panel, "name").getByRole("switch", { name: "Nonempty" }).click();
    await save(page).click();
    await expect(panel).toBeHidden();
    expect(await collections.read(ships.id)).toMatchObject({
      listRule: "name = 'y'",
      schema: [{ name: "name", required: true }],
    });
  });
});
