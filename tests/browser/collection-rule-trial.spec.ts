import type { Locator } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { test, type Store } from "./support/collections";
import { openRules, ruleLine, writeRule } from "./support/rules";
import { axeInBothThemes, expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const account = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: "a-long-password",
  passwordConfirm: "a-long-password",
});

const side = (trial: Locator, name: "Allowed" | "Refused"): Locator =>
  trial.getByRole("list", { name }).getByRole("listitem");

// Colours change in a transition.
const borderColour = (field: Locator): Promise<string> =>
  field.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).borderColor;
  });

/** Two accounts with three orders. */
async function made(store: Store): Promise<{ crew: StoredCollection; orders: StoredCollection }> {
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

test("shows the records of a guest or an account while a rule is typed", async ({ signedIn: page, site, store }) => {
  const { crew, orders } = await made(store);
  const panel = await openRules(page, orders);
  const line = ruleLine(panel, "List/Search action");
  const trial = panel.getByRole("region", { name: "Trial of List/Search action" });
  const as = trial.getByRole("combobox", { name: "Try as" });
  const search = trial.getByRole("searchbox", { name: "Search crew" });

  await test.step("follows the rule as it is typed", async () => {
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await line.getByRole("button", { name: "Try rule" }).click();
    await expect(trial).toContainText("Allowed 3 of 3 records");
    await writeRule(panel, "List/Search action", "title = 'Rope'");
    await expect(side(trial, "Allowed")).toHaveText([/Rope/]);
  });

  await test.step("shows the allowed and the refused records of each account", async () => {
    await writeRule(panel, "List/Search action", "sailor = @request.auth.id || @request.auth.rank = 'chief'");
    await expect(trial).toContainText("Refused 3 of 3 records");
    await as.selectOption(crew.id);
    await expect(trial).toContainText("Choose who to try it as.");
    await expect(trial.getByRole("radio")).toHaveCount(2);
    await axeInBothThemes(page);
    await search.fill("bell");
    await expect(trial.getByRole("radio")).toHaveCount(1);
    await trial.getByRole("radio", { name: "bella" }).check();
    await expect(side(trial, "Allowed")).toHaveText([/Lamp/, /Anchor/]);
    await expect(side(trial, "Refused")).toHaveText([/Rope/]);
    await search.fill("");
    await trial.getByRole("radio", { name: "anna" }).check();
    await expect(trial).toContainText("Allowed 3 of 3 records");
    const { listRule } = await site.call<{ listRule: string | null }>("GET", `/api/collections/${orders.id}`);
    expect(listRule).toBeNull();
  });

  await test.step("waits while the rule has a fault, and marks no field of its own", async () => {
    const colours = (): Promise<string[]> => Promise.all([as, search].map(borderColour));
    const before = await colours();
    await writeRule(panel, "List/Search action", "titel = 'Rope'");
    await expect(line).toContainText('"orders" has no field "titel".');
    expect(await colours()).toEqual(before);
    await writeRule(panel, "List/Search action", "title = ");
    await expect(trial).toContainText("Fix the rule before you try it.");
  });
});
