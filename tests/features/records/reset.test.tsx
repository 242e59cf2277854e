import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { storedRecords } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { openRecord } from "../../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });

test("puts the stored value back into one field or into all, and moves the focus there", async () => {
  const { user } = await openRecord(ada!.id);
  expect(screen.queryByRole("button", { name: "Reset changes" })).toBeNull();
  await user.type(field("a_text"), "!");
  await user.clear(field("a_url"));
  await user.upload(screen.getByLabelText(/^Upload new file/), new File(["new"], "new.txt"));
  await screen.findByText("3 unsaved changes");
  const choose = async (name: string): Promise<void> => {
    await user.click(screen.getByRole("button", { name: "Reset changes" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("Reset Account: a_text");
  expect(field("a_text")).toHaveProperty("value", "North of the light");
  await screen.findByText("2 unsaved changes");
  await waitFor(() => expect(document.activeElement).toBe(field("a_text")));
  await choose("Reset all 2 changes");
  await waitFor(() => expect(screen.queryByText("new.txt")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field("a_url")));
  expect(screen.getByRole("button", { name: "Save changes" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Reset changes" })).toBeNull();
});
