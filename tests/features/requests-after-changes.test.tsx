import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { admin, pageOf, storedCollections, storedRecords } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

// Load the editors first, which takes a while.
beforeAll(() => import("../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const table = "#/collections?collectionId=ports0000000000&filter=&sort=-created";
const [record] = storedRecords;

const button = (name: string) => screen.findByRole("button", { name });

/** Opens an address. Returns the page, and the names of the calls since it was quiet. */
async function opened(address: string, shown = record!.id): Promise<Opened & { since: () => Promise<string[]> }> {
  const now = open(address);
  const quiet = (): Promise<void> => waitFor(() => expect(now.queries.isFetching() + now.queries.isMutating()).toBe(0));
  await screen.findByText(shown);
  await quiet();
  let count = now.backend.asked.length;
  const since = async (): Promise<string[]> => {
    await quiet();
    const names = now.backend.asked.slice(count).map(({ name }) => name);
    count = now.backend.asked.length;
    return names.toSorted();
  };
  return { ...now, since };
}

/** Waits for the report of a change and the end of its panel. */
async function changed(text: string): Promise<void> {
  await screen.findByText(text);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("saves a record with a check of conflicts, and fetches no list", async () => {
  const { user, since } = await opened(`${table}&recordId=${record!.id}`);
  await user.type(await screen.findByRole("textbox", { name: "a_text" }), "!");
  await since();
  await user.click(await button("Save changes"));
  await changed("Successfully updated record.");
  expect(await since()).toEqual(["readRecord", "saveRecord"]);
});

test("creates a record, and fetches only its table", async () => {
  const { user, since } = await opened(table);
  await user.click(await button("New record"));
  await user.type(await screen.findByRole("textbox", { name: "a_text" }), "new");
  await since();
  await user.click(await button("Create"));
  await changed("Successfully created record.");
  expect(await since()).toEqual(["addRecord", "listRecords"]);
});

test("deletes a record, and fetches no list", async () => {
  const { user, since } = await opened(`${table}&recordId=${record!.id}`);
  await user.click(await button("More"));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await screen.findByRole("button", { name: "Yes" });
  await since();
  await user.click(await button("Yes"));
  await changed("Successfully deleted record.");
  expect(await since()).toEqual(["removeRecord"]);
});

/** Opens the panel of the collection. */
async function openedCollection() {
  const now = await opened(table);
  await now.user.click(await button("Edit collection"));
  const panel = await screen.findByRole("dialog", { name: "Edit collection" }, { timeout: 25_000 });
  const name = await within(panel).findByRole("textbox", { name: "Name" });
  return { ...now, panel, name };
}

test("saves a collection, and fetches the list and the records once", async () => {
  const { user, panel, name, since } = await openedCollection();
  await user.type(name, "_old");
  await user.click(within(panel).getByRole("button", { name: "Save changes" }));
  await button("Confirm");
  // The review of the changes reads before the question, and again after it.
  const review = (await since()).filter((call) => call !== "readCollection");
  await user.click(await button("Confirm"));
  await changed("Successfully updated collection.");
  const reads = ["readCollection", "readCollection"];
  expect(await since()).toEqual([...review, "listCollections", "listRecords", ...reads, "saveCollection"].toSorted());
});

test("deletes a collection, and fetches the list once and the records of the next", async () => {
  const { user, backend, panel, since } = await openedCollection();
  await user.click(within(panel).getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await button("Yes");
  await since();
  backend.answers("listCollections", pageOf(storedCollections.slice(1), 1, 200));
  await user.click(await button("Yes"));
  await changed('Successfully deleted collection "ports".');
  expect(await since()).toEqual(["listCollections", "listRecords", "listRelated", "removeCollection"]);
});

test("saves an admin, and fetches the list once", async () => {
  const { user, since } = await opened(`#/settings/admins?adminId=${admin.id}`, admin.email);
  await user.click(await screen.findByRole("radio", { name: "Bars" }));
  await since();
  await user.click(await button("Save changes"));
  await changed("Successfully updated admin.");
  expect(await since()).toEqual(["listAdmins", "readAdmin", "saveAdmin"]);
});
