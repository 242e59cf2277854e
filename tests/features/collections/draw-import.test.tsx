import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;

// The list is drawn after the drawing.
const listed = async (name: string): Promise<(string | null)[]> =>
  within(await within(screen.getByRole("region", { name: "Relations" })).findByRole("region", { name }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("draws the collections before and after an import, and says what differs", async () => {
  const { user } = open("#/settings/import-collections", fakeBackend());
  const piers = { ...ports!, id: "piers0000000000", name: "piers" };
  const fields = sailors!.fields.filter(({ name }) => name !== "a_relation" && name !== "a_json");
  await user.click(await screen.findByRole("textbox", { name: /^Collections/ }));
  await user.paste(JSON.stringify([piers, { ...sailors!, fields }]));
  await screen.findByText("Detected changes");
  const missing = screen.getByRole("switch", { name: "Delete missing collections and fields" });
  if (missing.getAttribute("aria-checked") === "false") await user.click(missing);
  await user.click(screen.getByRole("button", { name: "Review" }));
  await user.click(await screen.findByRole("button", { name: "Draw" }));
  const dialog = await screen.findByRole("dialog", { name: "Diagram before and after" });
  expect(await within(dialog).findByRole("img", { name: "sailors, auth, Changed" })).toBeTruthy();
  expect(within(dialog).getByRole("img", { name: "piers, base, Added" })).toBeTruthy();
  expect(within(dialog).queryByRole("img", { name: /^ports/ })).toBeNull();
  expect(await listed("sailors")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Before" }));
  expect(within(dialog).getByRole("img", { name: "ports, base, 1 in, Deleted" })).toBeTruthy();
  expect(within(dialog).queryByRole("img", { name: /^piers/ })).toBeNull();
  await waitFor(async () =>
    expect(await listed("sailors")).toEqual(["a_relation → ports, many, Deleted", "a_json, json, Deleted"]),
  );
  await user.click(within(dialog).getByRole("button", { name: "Draw" }));
  expect(screen.getByRole("dialog", { name: "Side-by-side diff" })).toBeTruthy();
});
