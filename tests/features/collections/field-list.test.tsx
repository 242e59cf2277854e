import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
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
  const name = within(item("field")).getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard("price");
  expect(within(item("price")).getByRole("textbox", { name: "Min" })).toBeDefined();
});

test("adds no field if the menu of types is closed", async () => {
  const { user, panel } = await openEditor();
  const add = within(panel).getByRole("button", { name: "New field" });
  await user.click(add);
  await user.keyboard("{Escape}");
  expect(within(panel).getAllByRole("listitem")).toHaveLength(1);
  expect(document.activeElement).toBe(add);
});
