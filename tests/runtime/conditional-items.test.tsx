import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { screens } from "../support/product";
import type { FormPanel, RowAction } from "../../definitions/language/form-panel";
import type { ImportedRows } from "../../definitions/language/transfer";
import { recordImportTexts } from "../../definitions/texts/record-import";
import { lazyScreens } from "../../src/join/lazy-screens";
import { registry } from "../support/registry";
import { fakeBackend } from "../support/fake-backend";
import { open, signedIn } from "../support/open";

// Load the page and the editors first, which takes a while.
beforeAll(() => Promise.all([lazyScreens.table(), import("../../src/features/records/lazy-record-widgets")]), 60_000);
beforeEach(signedIn);

const { collections } = screens;
const panel = collections.opens as FormPanel;

const conditions = {
  "for accounts": { type: "auth" },
  "for all but accounts": { type: { not: "auth" } },
  "for where one signs in by email": { allowEmailAuth: true },
};

const { where: _, ...forAll } = { ...panel.actions![0]!, label: "for all", shownWhen: {} };
const named = Object.entries(conditions);
const actions: RowAction[] = [...named.map(([label, where]) => ({ ...forAll, label, where })), forAll];
const imported: ImportedRows = { ...panel.imported!, notes: named.map(([note, where]) => ({ where, note })) };
const withConditions = {
  ...registry,
  screens: { collections: { ...collections, opens: { ...panel, actions, imported } } },
};

const address = (collection: string): string => `#/collections?collectionId=${collection}&filter=&sort=-created`;
const base = "ports0000000000";
const auth = "sailors00000000";

test.each([
  [base, ["for all but accounts", "for where one signs in by email", "for all"]],
  [auth, ["for accounts", "for where one signs in by email", "for all"]],
])("offers the actions of records of %s that their definition allows", async (collection, labels) => {
  const backend = fakeBackend();
  backend.answers("readRecord", { id: "record000000001", collectionId: collection, collectionName: "any" });
  const { user } = open(`${address(collection)}&recordId=record000000001`, backend, withConditions);
  await user.click(await screen.findByRole("button", { name: "More" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items.filter((label) => label.startsWith("for"))).toEqual(labels);
});

test.each([
  [base, ["for all but accounts", "for where one signs in by email"]],
  [auth, ["for accounts", "for where one signs in by email"]],
])("shows the notes of an import into %s that its definition has", async (collection, notes) => {
  open(`${address(collection)}&import=${collection}`, fakeBackend(), withConditions);
  await screen.findByRole("textbox", { name: recordImportTexts.paste });
  expect(screen.getAllByText(/^for /).map(({ textContent }) => textContent)).toEqual(notes);
});
