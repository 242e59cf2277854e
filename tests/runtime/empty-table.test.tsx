import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../support/fake-backend";
import { pageOf } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

const openEmpty = (query = "") => {
  const backend = fakeBackend();
  backend.answers("listRecords", pageOf([]));
  return open(`#/collections?collectionId=ports0000000000${query}`, backend);
};

test("offers to create or import the first record of an empty collection", async () => {
  const { user } = openEmpty();
  await user.click(await screen.findByRole("button", { name: "Create the first record" }));
  await screen.findByRole("dialog", { name: "New ports record" });
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Import from a file" }));
  await screen.findByRole("dialog", { name: "Import records" });
});

test("offers to clear a filter that finds nothing, not to create a record", async () => {
  const { user } = openEmpty("&filter=name+%3D+%22x%22");
  const clear = await screen.findByRole("button", { name: "Clear filters" });
  screen.getByText("No records found.");
  expect(screen.queryByRole("button", { name: "Create the first record" })).toBeNull();
  await user.click(clear);
  await screen.findByRole("button", { name: "Create the first record" });
});
