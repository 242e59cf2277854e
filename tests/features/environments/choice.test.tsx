import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { enterProduction } from "../../support/environments";
import { dropAllDrafts } from "../../../src/runtime/store/drafts";
import { readBaseOf, writeBaseOf } from "../../../src/features/environments/base-storage";
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

test("takes a forgotten base back", async () => {
  const base = {
    environments: ["staging", "production"],
    saved: "2026-01-31T10:00",
    collections: [],
    open: {},
  } as const;
  await writeBaseOf("staging", base);
  const backend = fakeBackend();
  answerAsStaging();
  const { user } = open("#/settings/compare?from=staging", backend);
  await screen.findByText("Common base of 2026-01-31 10:00 UTC.");
  await user.click(await screen.findByRole("button", { name: "Forget base" }));
  await screen.findByText(/^There is no common base yet/);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Common base of 2026-01-31 10:00 UTC.");
  expect(await readBaseOf("staging")).toEqual(base);
  await writeBaseOf("staging", undefined);
});

test("says of an environment without a session whether its backend answers", async () => {
  localStorage.removeItem(`${sessionKey}@staging.1`);
  const backend = fakeBackend();
  const own = fetch;
  let isReachable = false;
  vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) =>
    String(input).endsWith("/backend.json") ? Promise.resolve(Response.json({ isReachable })) : own(input, init),
  );
  const { user } = open("#/settings/compare?from=staging", backend);
  await screen.findByText("staging could not be read.");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText(/^You are not signed in to staging\./);
});
