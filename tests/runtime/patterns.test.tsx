import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { product as admins } from "../../definitions/eras/admins";
import { product as superusers } from "../../definitions/eras/superusers";
import type { Version } from "../../definitions/language/versions";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { selectBackend } from "../../src/backend/version/backend";
import { fakeBackend } from "../support/fake-backend";
import { storedCollections } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { registryOf } from "../support/registry";

/** Opens a new record of "sailors", whose text has a pattern, on a version of the backend. */
async function newSailor(version: Version, pattern: string) {
  selectBackend(version);
  signedIn();
  const backend = fakeBackend(
    storedCollections.map((each) => ({
      ...each,
      fields: each.fields.map((field) => (field.type === "text" ? { ...field, pattern } : field)),
    })),
  );
  const registry = registryOf(version, resolveProduct(version, version === "v0.40" ? superusers : admins));
  const { user } = open("#/collections?collectionId=sailors00000000", backend, registry);
  await user.click(await screen.findByRole("button", { name: "New record" }));
  const panel = await screen.findByRole("dialog", { name: "New sailors record" }, { timeout: 25_000 });
  const save = (): Promise<void> => user.click(within(panel).getByRole("button", { name: /^(Create|Save)/ }));
  return { backend, user, panel, save };
}

const letters = "Use letters a to z, digits, _ and . only. Begin with a letter, digit or _.";
const withHyphen = "Use letters a to z, digits, _, . and - only. Begin with a letter, digit or _.";

test.each([
  ["v0.8", "first-last", letters],
  ["v0.22", "ünïcode", withHyphen],
] as const)("says which usernames %s accepts, before %s is sent", async (version, name, words) => {
  const { backend, user, panel, save } = await newSailor(version, "");
  const username = await within(panel).findByRole("textbox", { name: /^username/ });
  within(panel).getByText(words);
  await user.type(username, name);
  for (const field of within(panel).getAllByLabelText(/^Password/)) await user.type(field, "a-long-password");
  await save();
  await waitFor(() => expect(within(panel).getAllByText(words)).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(username));
  expect(backend.payloads("addRecord")).toEqual([]);
});

test.each([
  [String.raw`^[A-Z]\d+$`, String.raw`Must match ^[A-Z]\d+$.`],
  [String.raw`^[\w][\w\.\-]*$`, withHyphen],
])("says what the pattern %s of a text asks for, before it is sent", async (pattern, words) => {
  const { backend, user, panel, save } = await newSailor("v0.40", pattern);
  const field = await within(panel).findByRole("textbox", { name: /^a_text/ });
  await user.type(field, "+1");
  for (const each of within(panel).getAllByLabelText(/^Password/)) await user.type(each, "a-long-password");
  await save();
  await waitFor(() => expect(within(panel).getAllByText(words)).toHaveLength(2));
  expect(backend.payloads("addRecord")).toEqual([]);
});
