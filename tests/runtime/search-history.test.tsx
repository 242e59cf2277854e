import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { goTo, open, signedIn } from "../support/open";

beforeEach(signedIn);

const at = (filter: string): string =>
  `#/collections?${new URLSearchParams({ collectionId: "sailors00000000", filter, sort: "-created" }).toString()}`;

const field = () => screen.getByRole("textbox", { name: "Filter records" });
const list = () => screen.findByRole("menu", { name: "Search history of sailors" });
const filters = async (): Promise<(string | null)[]> =>
  [...(await list()).querySelectorAll("code")].map(({ textContent }) => textContent);
const stored = () => localStorage.getItem(storageKeys.lists) ?? "";

test("offers earlier filters under the empty field, the newest first", async () => {
  const { user } = open(at('a_text = "one"'));
  await waitFor(() => expect(stored()).toContain("one"));
  goTo(at("a_number > 2"));
  await waitFor(() => expect(stored()).toContain("a_number"));
  goTo(at(""));
  await screen.findByText("record000000001");
  await user.click(field());
  expect(await filters()).toEqual(["a_number > 2", 'a_text = "one"']);
  within(await list()).getByText("Kept in this browser only");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(window.location.hash).toContain("a_text"));
  expect(screen.queryByRole("menu", { name: /^Search history/ })).toBeNull();
});

test("keeps the last 20 filters of each account, and clears them with one press", async () => {
  const history = Array.from({ length: 30 }, (_, index) => ({ filter: `a_number > ${index}`, at: 1, total: 0 }));
  const { key } = await keyAfter('a_text = "new"');
  localStorage.setItem(storageKeys.lists, JSON.stringify({ [key]: { history }, other: { history } }));
  cleanup();
  const { user } = open(at('a_text = "newest"'));
  await waitFor(() => expect(stored()).toContain("newest"));
  goTo(at(""));
  await screen.findByText("record000000001");
  await user.click(field());
  expect(await filters()).toHaveLength(20);
  await user.click(screen.getByRole("menuitem", { name: /^Clear the history/ }));
  expect(screen.queryByRole("menu", { name: /^Search history/ })).toBeNull();
  const left = JSON.parse(stored()) as Record<string, { history: unknown[] }>;
  expect(left[key]?.history).toEqual([]);
  expect(left["other"]?.history).toHaveLength(30);
});

async function keyAfter(filter: string): Promise<{ key: string }> {
  open(at(filter));
  await waitFor(() => expect(stored()).toContain("new"));
  return { key: Object.keys(JSON.parse(stored()) as object)[0]! };
}

test("keeps no filter that the backend rejects, and opens no list without a history", async () => {
  const backend = fakeBackend();
  backend.answers("listRecords", new Refusal(400, "Invalid filter."));
  const { user } = open(at('gone = "x"'), backend);
  await screen.findByText(/has no field "gone"/);
  await user.clear(field());
  await user.keyboard("{ArrowDown}");
  expect(screen.queryByRole("menu", { name: /^Search history/ })).toBeNull();
  expect(stored()).toBe("");
});
