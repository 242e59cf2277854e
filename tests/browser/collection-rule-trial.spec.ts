import type { Locator } from "@playwright/test";
import type { Collection } from "../../definitions/types/collection";
import { test, type Store } from "./support/collections";
import { openRules, ruleLine, writeRule } from "./support/rules";
import { axeInBothThemes, expect } from "./support/test";

const account = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: "a-long-password",
  passwordConfirm: "a-long-password",
});

const side = (trial: Locator, name: "Allowed" | "Refused"): Locator =>
  trial.getByRole("list", { name }).getByRole("listitem");

// A colour takes a moment to become another.
const borderColour = (field: Locator): Promise<string> =>
  field.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).borderColor;
  });

/** Two of the crew, and three orders of theirs. */
async function made(store: Store): Promise<{ crew: Collection; orders: Collection }> {
  const crew = await store.collection("crew", { rank: "text" }, "auth");
  const [anna, bella] = await store.records(crew, [
    { ...account("anna"), rank: "chief" },
    { ...account("bella"), rank: "mate" },
  ]);
  const relation = { type: "relation", options: { collectionId: crew.id, maxSelect: 1 } } as const;
  const orders = await store.collection("orders", { title: "text", sailor: relation });
  await store.records(orders, [
    { title: "Rope", sailor: anna!.id },
    { title: "Anchor", sailor: bella!.id },
    { title: "Lamp", sailor: bella!.id },
  ]);
  return { crew, orders };
}

test.describe("The trial of a rule", () => {
  test("shows the records that a guest or an account may have, and those that it may not", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const { crew, orders } = await made(store);
    const panel = await openRules(page, orders);
    const line = ruleLine(panel, "List/Search action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await writeRule(panel, "List/Search action", "sailor = @request.auth.id || @request.auth.rank = 'chief'");
    await line.getByRole("button", { name: "Try it" }).click();
    const trial = panel.getByRole("region", { name: "Trial of List/Search action" });
    await expect(trial).toContainText("Refused 3 of 3 records");
    await trial.getByRole("combobox", { name: "Try as" }).selectOption(crew.id);
    await expect(trial).toContainText("Choose whom to try it as.");
    await trial.getByRole("searchbox", { name: "Search crew" }).fill("bell");
    await expect(trial.getByRole("radio")).toHaveCount(1);
    await trial.getByRole("radio", { name: "bella" }).check();
    await expect(side(trial, "Allowed")).toHaveText([/Lamp/, /Anchor/]);
    await expect(side(trial, "Refused")).toHaveText([/Rope/]);
    await trial.getByRole("searchbox", { name: "Search crew" }).fill("");
    await trial.getByRole("radio", { name: "anna" }).check();
    await expect(trial).toContainText("Allowed 3 of 3 records");
    const { listRule } = await site.call<{ listRule: string | null }>("GET", `/api/collections/${orders.id}`);
    expect(listRule).toBeNull();
  });

  test("follows the rule as it is typed, and is the same to all", async ({ signedIn: page, store }) => {
    const { crew, orders } = await made(store);
    const panel = await openRules(page, orders);
    const line = ruleLine(panel, "List/Search action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await line.getByRole("button", { name: "Try it" }).click();
    const trial = panel.getByRole("region", { name: "Trial of List/Search action" });
    await expect(trial).toContainText("Allowed 3 of 3 records");
    await writeRule(panel, "List/Search action", "title = 'Rope'");
    await expect(side(trial, "Allowed")).toHaveText([/Rope/]);
    await trial.getByRole("combobox", { name: "Try as" }).selectOption(crew.id);
    await expect(trial.getByRole("radio")).toHaveCount(2);
    await axeInBothThemes(page);
    await writeRule(panel, "List/Search action", "title = ");
    await expect(trial).toContainText("The rule has a fault: it can be tried once that is mended.");
  });

  test("keeps the colour of its own fields where the rule has a fault", async ({ signedIn: page, store }) => {
    const { crew, orders } = await made(store);
    const panel = await openRules(page, orders);
    const line = ruleLine(panel, "List/Search action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await line.getByRole("button", { name: "Try it" }).click();
    const as = line.getByRole("combobox", { name: "Try as" });
    await as.selectOption(crew.id);
    const search = line.getByRole("searchbox", { name: "Search crew" });
    const colours = (): Promise<string[]> => Promise.all([as, search].map(borderColour));
    const before = await colours();
    await writeRule(panel, "List/Search action", "titel = 'Rope'");
    await expect(line).toContainText('"orders" has no field "titel".');
    expect(await colours()).toEqual(before);
  });

  test("takes stored records for what is created, and says what is not saved yet", async ({
    signedIn: page,
    store,
  }) => {
    const orders = await store.collection("orders", { title: "text" });
    await store.records(orders, [{ title: "Rope" }, { title: "" }]);
    const panel = await openRules(page, orders);
    const line = ruleLine(panel, "Create action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await writeRule(panel, "Create action", "@request.data.title != '' && @request.method = 'POST'");
    await line.getByRole("button", { name: "Try it" }).click();
    const trial = panel.getByRole("region", { name: "Trial of Create action" });
    await expect(trial).toContainText("as if each stored record were created anew");
    await expect(side(trial, "Allowed")).toHaveText([/Rope/]);
    await expect(trial).toContainText("Refused 1 of 2 records");
    await panel.getByRole("tab", { name: "Fields" }).click();
    await panel.getByRole("button", { name: /^title/ }).click();
    await panel.getByRole("textbox", { name: "Name" }).last().fill("label");
    await panel.getByRole("button", { name: "New field" }).click();
    await panel.getByRole("textbox", { name: "Name" }).last().fill("weight");
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await writeRule(panel, "Create action", "label = 'Rope'");
    await ruleLine(panel, "Create action").getByRole("button", { name: "Try it" }).click();
    await expect(side(trial, "Allowed")).toHaveText([/Rope/]);
    await writeRule(panel, "Create action", "weight > 1");
    await expect(trial).toContainText("The rule names what is not saved yet: weight.");
  });

  test("tells why it failed, and is tried again", async ({ signedIn: page, store, expectProblem }) => {
    const orders = await store.collection("orders", { title: "text" });
    await store.records(orders, [{ title: "Rope" }]);
    const panel = await openRules(page, orders);
    const line = ruleLine(panel, "List/Search action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await writeRule(panel, "List/Search action", "title = 'Rope'");
    expectProblem(/status of 500/);
    await page.route(/\/records\?.*filter=/, (route) =>
      route.fulfill({ status: 500, json: { message: "Out of order." } }),
    );
    await line.getByRole("button", { name: "Try it" }).click();
    const trial = panel.getByRole("region", { name: "Trial of List/Search action" });
    await expect(trial.getByRole("alert")).toContainText("The trial failed. Out of order.");
    await page.unroute(/\/records\?.*filter=/);
    await trial.getByRole("button", { name: "Retry" }).click();
    await expect(trial).toContainText("Allowed 1 of 1 records");
  });
});
