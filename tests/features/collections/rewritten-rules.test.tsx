import { beforeEach, expect, test } from "vitest";
import { schemas } from "../../../definitions/schemas";
import type { Schemas } from "../../../src/runtime/model/form/schema";
import { useToasts } from "../../../src/runtime/store/toasts";
import { reviewChanges } from "../../../src/features/collections/review/CollectionChanges";
import { Refusal, fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;

test("shows the new texts of rules that could not be rewritten", async () => {
  const backend = fakeBackend([ports!, { ...sailors!, listRule: '@collection.ports.a_text = "north"' }]);
  const review = await reviewChanges({ ...ports!, name: "harbours" }, ports!, schemas as Schemas);
  backend.answers("saveCollection", new Refusal(502, "The way there is broken."));
  await review!.confirmed().after?.();
  expect(useToasts.getState()).toMatchObject([
    {
      kind: "error",
      duration: Number.POSITIVE_INFINITY,
      text: expect.stringMatching(
        /^Rules could not be rewritten: The way there is broken\. .*:\nsailors, List.*: @collection\.harbours\.a_text = "north"$/s,
      ),
    },
  ]);
});
