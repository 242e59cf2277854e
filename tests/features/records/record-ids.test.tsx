import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal, fakeBackend } from "../../support/fake-backend";
import { storedRecords } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { draftsKept } from "../../support/saved-drafts";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const taken = storedRecords[0]!.id;
const free = "free00000000001";

/** Opens a new record of "ports", in the field for its id. */
async function newPort() {
  const backend = fakeBackend();
  const { user } = open("#/collections?collectionId=ports0000000000&recordId=new", backend);
  const panel = await screen.findByRole("dialog", { name: "New ports record" });
  const field = await within(panel).findByRole("textbox", { name: "id" });
  const create = (): Promise<void> => user.click(within(panel).getByRole("button", { name: "Create" }));
  const ids = (): unknown[] => backend.payloads("addRecord").map(({ id }) => id);
  return { backend, user, panel, field, create, ids };
}

test.each([
  ["without a reason", {}, "A record with this id already exists."],
  ["with a reason", { id: { code: "validation_invalid_id", message: "It already exists." } }, "It already exists."],
])("shows a taken id at its field, refused %s, then sends another", async (_, data, words) => {
  const { backend, user, panel, field, create, ids } = await newPort();
  await user.type(field, taken);
  backend.answers("addRecord", new Refusal(400, "Failed to create record.", data));
  await create();
  await within(panel).findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(field));
  backend.recovers("addRecord");
  await user.clear(field);
  await user.type(field, free);
  await create();
  await screen.findByText("Successfully created record.");
  expect(ids()).toEqual([taken, free]);
});

test("never overwrites a record whose id is given again after a lost answer", async () => {
  const { backend, user, panel, field, create, ids } = await newPort();
  await user.type(field, taken);
  backend.answers("addRecord", new Refusal(502, "Bad Gateway"));
  await create();
  await waitFor(() => expect(ids()).toHaveLength(1));
  backend.answers("addRecord", new Refusal(400, "Failed to create record."));
  await waitFor(() => expect(within(panel).getByRole("button", { name: "Create" })).toHaveProperty("disabled", false));
  await create();
  await within(panel).findByText("A record with this id already exists.");
  expect(ids()).toEqual([taken, taken]);
  expect(backend.payloads("saveRecord")).toEqual([]);
});

test("keeps a given id in the draft, and generates one where it is left empty", async () => {
  const { user, field, panel, create, ids } = await newPort();
  await user.type(field, free);
  await waitFor(async () =>
    expect((await draftsKept()).flatMap(({ edits }) => edits)).toMatchObject([{ value: free }]),
  );
  await user.clear(field);
  await user.type(within(panel).getByRole("textbox", { name: "a_text" }), "North");
  await create();
  await screen.findByText("Successfully created record.");
  expect(ids()).toEqual([expect.stringMatching(/^[a-z0-9]{15}$/)]);
});
