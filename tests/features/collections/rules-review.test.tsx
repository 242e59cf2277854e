import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { reviewRules } from "../../../src/features/collections/all-rules/review-rules";
import { noDraft, formState } from "../../../src/runtime/model/form/draft";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports] = storedCollections;
const signedInRule = '@request.auth.id != ""';

/** Reviews other rules of a collection. */
const review = (from: Partial<Collection>, to: Partial<Collection>) => {
  const stored = { [ports!.id]: { ...ports!, ...from } };
  const data = { [ports!.id]: { ...ports!, ...from, ...to } };
  const changed = new Set(Object.keys(to).map((rule) => `${ports!.id}.${rule}`));
  return reviewRules({ ...formState(noDraft, [], data), data, changed }, stored);
};

test("asks before a rule lets more accounts in, or may allow more", async () => {
  const asked = await review(
    { listRule: '@request.auth.collectionName = "crews"', viewRule: "a_text = 'a'", updateRule: signedInRule },
    { listRule: signedInRule, viewRule: "a_text != ''", updateRule: null },
  );
  render(asked!.body);
  const listed = within(screen.getByRole("region", { name: "ports" }));
  expect(listed.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "ports",
    "Rules that become looser",
    "Rules that may allow more",
  ]);
  expect(listed.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^List\/Search action: /),
    expect.stringMatching(/^View action: /),
  ]);
});

test("asks nothing before a rule lets fewer accounts in", async () => {
  expect(
    await review({ listRule: signedInRule }, { listRule: '@request.auth.collectionName = "crews"' }),
  ).toBeUndefined();
});
