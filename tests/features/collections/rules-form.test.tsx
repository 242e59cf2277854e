import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { Refusal, fakeBackend, type Asked } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { goTo, open, signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports] = storedCollections;
const named = (name: string): Collection => ({ ...ports!, id: `${name}0000000000`, name });

test("says which collections are saved, which one is not, and which were not tried", async () => {
  const all = ["alpha", "bravo", "delta"].map(named);
  const [alpha, bravo] = all;
  const backend = fakeBackend(all);
  backend.answers("readCollection", ({ payload }: Asked) => all.find(({ id }) => id === payload["id"]));
  backend.answers("saveCollection", ({ payload }: Asked) =>
    payload["id"] === bravo!.id ? new Refusal(400, "No.") : { ...alpha!, listRule: "" },
  );
  const { user } = open("#/rules?rule=alpha0000000000.listRule", backend);
  for (const { id } of all) {
    goTo(`#/rules?rule=${id}.listRule`);
    await user.click(await screen.findByRole("button", { name: /^Set custom rule/ }, { timeout: 25_000 }));
  }
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const review = await screen.findByRole("alertdialog", { name: "Save the rules of alpha, bravo, delta?" });
  await user.click(within(review).getByRole("button", { name: "Confirm" }));
  await screen.findByText(
    "The rules of bravo are not saved: No. Those of alpha are saved. Those of delta were not tried.",
  );
  expect(backend.payloads("saveCollection")).toHaveLength(2);
});
