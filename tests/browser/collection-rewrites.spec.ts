import type { Locator, Page } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import { choose, fieldBody, fields, openField, rename, test } from "./support/collection-editor";
import { ruleBox } from "./support/rules";
import { save, toast } from "./support/settings";
import { expect } from "./support/test";

const asked = (page: Page): Locator => page.getByRole("alertdialog", { name: "Confirm collection changes" });

/** Two open fields swap their names. */
async function swap(panel: Locator, one: string, other: string): Promise<void> {
  await rename(panel, one, "between");
  await rename(panel, other, one);
  await rename(panel, "between", other);
}

async function saveConfirmed(page: Page): Promise<void> {
  await save(page).click();
  await expect(asked(page).getByRole("insertion")).toHaveText(["b = 'x'"]);
  await asked(page).getByRole("button", { name: "Confirm" }).click();
}

test("rewrites a rule only with the save that was confirmed", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  expectProblem(/400 \(Bad Request\)|ERR_CONNECTION_RESET/);
  const rules = { listRule: "a = 'x'", viewRule: "e != ''" };
  const schema = ["a", "b", "e"].map((name) => ({ name, type: "text" }));
  const { id } = await collections.add("boats", schema, rules);
  const panel = await collections.edit(id);
  for (const name of ["a", "b", "e"]) await openField(panel, name);

  await test.step("takes the new rule back where the backend refuses the save", async () => {
    await swap(panel, "a", "b");
    await choose(fieldBody(panel, "e"), "Remove");
    await saveConfirmed(page);
    await expect(ruleBox(panel, "View action")).toHaveAccessibleDescription(/invalid/i);
    await expect(ruleBox(panel, "List/Search action")).toHaveText("a = 'x'");
    await panel.getByRole("tab", { name: "Fields" }).click();
    await fields(panel).getByRole("button", { name: "Restore" }).click();
  });

  await test.step("offers the new rule again where the save had no answer", async () => {
    const path = `**/api/collections/${id}`;
    await page.route(path, (route) =>
      route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
    );
    await saveConfirmed(page);
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await page.unroute(path);
    await saveConfirmed(page);
    await expect(panel).toBeHidden();
    expect(await collections.read(id)).toMatchObject({
      ...rules,
      listRule: "b = 'x'",
      schema: [{ name: "b" }, { name: "a" }, { name: "e" }],
    });
  });
});
