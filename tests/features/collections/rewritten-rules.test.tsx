import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { schemas } from "../../../definitions/schemas";
import type { Schemas } from "../../../src/runtime/model/form/schema";
import { reviewChanges } from "../../../src/features/collections/consequences/CollectionChanges";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

const [ports] = storedCollections;
const stored = { ...ports!, listRule: "a_text != ''" };
const rewritten = /^Sextant rewrites the rules below\./;
const byHand = /^Update clients, and rules/;

beforeEach(() => {
  signedIn();
  fakeBackend();
});

async function review(fields: (typeof stored)["fields"]): Promise<void> {
  const found = await reviewChanges({ ...stored, fields }, stored, schemas as Schemas);
  render(found!.body);
}

test("says that rules are rewritten only while they are", async () => {
  await review(stored.fields.map((field) => ({ ...field, name: "tale" })));
  expect(screen.getByText(rewritten)).toBeDefined();
  expect(screen.queryByText(byHand)).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Rewrite them with the new names" }));
  expect(screen.getByText(byHand)).toBeDefined();
  expect(screen.queryByText(rewritten)).toBeNull();
});

test("leaves rules of a removed field to the admin", async () => {
  await review([]);
  expect(screen.getByText(byHand)).toBeDefined();
  expect(screen.queryByText(rewritten)).toBeNull();
});
