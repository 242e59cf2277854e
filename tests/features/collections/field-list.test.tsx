import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { open, signedIn, type Opened } from "../../support/open";

beforeEach(signedIn);

/** Opens the editor of a collection with one text field. */
async function openEditor(): Promise<Opened & { panel: HTMLElement }> {
  const opened = open(
    "#/collections?collectionId=sailors00000000&filter=&sort=-created&editCollection=ports0000000000",
  );
  const panel = await screen.findByRole("dialog", { name: "Edit collection" }, { timeout: 25_000 });
  await within(panel).findByRole("button", { name: "New field" });
  return { ...opened, panel };
}

const item = (name: string): HTMLElement =>
  screen.getByRole("button", { name: `Move ${name}` }).closest<HTMLElement>("[role=listitem]")!;

async function addField(user: Opened["user"], type: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "New field" }));
  await user.click(await screen.findByRole("menuitem", { name: type }));
}

test("begins a new field with a menu of types, then selects its name", async () => {
  const { user, panel } = await openEditor();
  await user.click(within(panel).getByRole("button", { name: "New field" }));
  const types = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(types).toEqual(expect.arrayContaining(["Text", "Number", "Relation", "File"]));
  // Only older backends can save it.
  expect(types).not.toContain("User");
  await user.click(screen.getByRole("menuitem", { name: "Number" }));
  const name = within(item("field")).getByRole<HTMLInputElement>("textbox", { name: "Field name" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard("price");
  expect(within(item("price")).getByText("Number")).toBeDefined();
});

test("adds no field if the menu of types is closed", async () => {
  const { user, panel } = await openEditor();
  const add = within(panel).getByRole("button", { name: "New field" });
  await user.click(add);
  await user.keyboard("{Escape}");
  expect(within(panel).getAllByRole("listitem")).toHaveLength(1);
  expect(document.activeElement).toBe(add);
});

test("edits the name and the most important options of a field in its line", async () => {
  const { user, panel, backend } = await openEditor();
  backend.answers("saveCollection", ({ payload }: { payload: Partial<Collection> }) => payload);
  await addField(user, "Relation");
  await user.keyboard("ship");
  const ship = within(item("ship"));
  expect(ship.getByRole("button", { name: "ship: options" }).getAttribute("aria-expanded")).toBe("false");
  await ship.findByRole("option", { name: "sailors" });
  await user.selectOptions(ship.getByRole("combobox", { name: "Collection" }), "sailors");
  await user.selectOptions(ship.getByRole("combobox", { name: "Number of values" }), "Several");
  await user.click(ship.getByRole("button", { name: "Nonempty", pressed: false }));
  await user.click(within(panel).getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(backend.payloads("saveCollection")).toHaveLength(1));
  const [saved] = backend.payloads("saveCollection") as Partial<Collection>[];
  expect(saved!.fields!.at(-1)).toMatchObject({
    name: "ship",
    type: "relation",
    required: true,
    collectionId: "sailors00000000",
    maxSelect: 999,
  });
});

test("needs no mouse to add fields one after another", async () => {
  const { user, panel } = await openEditor();
  within(panel).getByRole("button", { name: "New field" }).focus();
  for (const [name, type] of [
    ["price", "Num"],
    ["sold", "Boo"],
  ]) {
    await user.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "New field" });
    await user.keyboard(`${type}{Enter}`);
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", "field"));
    await user.keyboard(`${name}{Enter}`);
  }
  const rows = within(panel).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole<HTMLInputElement>("textbox").value)).toEqual([
    "a_text",
    "price",
    "sold",
  ]);
});

test("opens a new field that needs an option which its line does not have", async () => {
  const { user } = await openEditor();
  await addField(user, "Select");
  expect(within(item("field")).getByRole("textbox", { name: /^Choices/ })).toBeDefined();
});

test("duplicates a field below itself, with a free name that is selected", async () => {
  const { user, panel } = await openEditor();
  await addField(user, "Number");
  await user.keyboard("price");
  await user.click(screen.getByRole("button", { name: "price: options" }));
  await user.type(within(item("price")).getByRole("textbox", { name: "Min" }), "3");
  await user.click(within(item("price")).getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  await waitFor(() => expect(document.activeElement).toHaveProperty("value", "price_copy"));
  await user.keyboard("cost");
  await user.click(screen.getByRole("button", { name: "cost: options" }));
  expect(within(item("cost")).getByRole<HTMLInputElement>("textbox", { name: "Min" }).value).toBe("3");
  const rows = within(panel).getAllByRole("button", { name: /^Move / });
  expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual(["Move a_text", "Move price", "Move cost"]);
});
