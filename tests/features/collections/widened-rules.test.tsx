import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { schemas } from "../../../definitions/schemas";
import type { Collection } from "../../../definitions/types/collection";
import type { Schemas } from "../../../src/runtime/model/form/schema";
import { reviewChanges } from "../../../src/features/collections/consequences/CollectionChanges";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

beforeEach(() => {
  signedIn();
  fakeBackend();
});

const [ports, sailors] = storedCollections;
const changed = (stored: Collection, before: object, after: object) =>
  reviewChanges({ ...stored, ...before, ...after }, { ...stored, ...before }, schemas as Schemas);
const listed = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("asks before rules become looser, and says which and for whom", async () => {
  const before = { updateRule: "title = 'a'", deleteRule: "title = 'a'" };
  const after = { listRule: "", viewRule: "title = 'a'", updateRule: "title = 'a' || id != ''", deleteRule: null };
  const review = await changed(ports!, before, after);
  expect(review!.title).toBe("Confirm collection changes");
  render(review!.body);
  expect(screen.getByRole("heading", { name: "Rules that become looser" })).toBeDefined();
  expect(listed()).toEqual([
    "List/Search action: Admins only → AnyoneEveryone, including guests, may list and search records.",
    "View action: Admins only → title = 'a'Everyone whose request matches the rule may view records.",
    "Update action: title = 'a' → title = 'a' || id != ''Everyone whose request matches the rule may update records.",
  ]);
});

test("asks before the manage rule of accounts becomes looser", async () => {
  const review = await changed(sailors!, { manageRule: null }, { manageRule: "verified = true" });
  render(review!.body);
  expect(listed()).toEqual([expect.stringMatching(/^Manage action: Admins only → .*may change emails and passwords/)]);
});

test("asks nothing if rules become stricter or differ otherwise", async () => {
  expect(await changed(ports!, { listRule: "" }, { listRule: "title = 'a'" })).toBeUndefined();
  expect(await changed(ports!, { listRule: "title = 'a'" }, { listRule: "title = 'b'" })).toBeUndefined();
});
