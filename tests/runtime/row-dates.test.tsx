import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { selectBackend } from "../../src/backend/version/backend";
import { fakeBackend } from "../support/fake-backend";
import { storedCollections, storedRecords } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { newestRegistry } from "../support/registry";

const [ada] = storedRecords;

test("shows each date that the backend sets once, in one line", async () => {
  selectBackend("v0.40");
  signedIn();
  const dates = ["updated", "filed"].map((name) => ({
    id: name,
    name,
    type: "autodate",
    required: false,
    unique: false,
    system: false,
  }));
  const backend = fakeBackend(storedCollections.map((each) => ({ ...each, fields: [...each.fields, ...dates] })));
  backend.answers("readRecord", { ...ada, filed: "" });
  open(`#/collections?collectionId=sailors00000000&recordId=${ada!.id}`, backend, newestRegistry);
  const updated = await screen.findByText("updated 2022-12-04 10:00:00 UTC", {}, { timeout: 25_000 });
  expect(updated.dataset["tip"]).toBe("Set by the backend.");
  expect(await screen.findByText("filed not set")).toBeDefined();
  expect(screen.queryByText(/^Updated /)).toBeNull();
  expect(screen.queryByRole("textbox", { name: "updated" })).toBeNull();
});
