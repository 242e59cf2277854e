import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { enterProduction } from "../../support/environments";
import { fakeBackend } from "../../support/fake-backend";
import { session, storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

beforeEach(() => {
  signedIn();
  enterProduction();
  localStorage.setItem(`${sessionKey}@staging.1`, JSON.stringify(session));
});

/** Answers of the other environment, where the rules of all collections differ. */
function answerAsStaging(): void {
  const own = fetch;
  const items = storedCollections.map((each) => ({ ...each, listRule: "id = 'staging'", viewRule: "id = 'staging'" }));
  const page = { page: 1, perPage: 100, totalItems: items.length, totalPages: 1, items };
  vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), document.baseURI);
    if (!pathname.startsWith("/staging/")) return own(input, init);
    return Promise.resolve(Response.json(pathname.endsWith("/settings") ? { meta: {} } : page));
  });
}

test("keeps the choice of parts during the review", async () => {
  const backend = fakeBackend();
  answerAsStaging();
  const { user } = open("#/settings/compare?from=staging", backend);
  const [first, second] = await screen.findAllByRole<HTMLInputElement>("checkbox", { name: /^Choose (?!all of)/ });
  expect([first!.checked, second!.checked]).toEqual([true, true]);
  await user.click(first!);
  await user.click(screen.getByRole("button", { name: /^Review \d+ changes?$/ }));
  await user.click(await screen.findByRole("button", { name: "Back to the comparison" }));
  const [again, other] = await screen.findAllByRole<HTMLInputElement>("checkbox", { name: /^Choose (?!all of)/ });
  expect([again!.checked, other!.checked]).toEqual([false, true]);
});
