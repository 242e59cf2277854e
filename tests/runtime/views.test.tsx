import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { narrowWindow } from "../../src/runtime/ui/page/root-style";
import { fakeBackend } from "../support/fake-backend";
import { storedCollections } from "../support/fixtures";
import { goTo, open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const asked = () => new URLSearchParams(window.location.hash.split("?")[1]);

const at = (more: Record<string, string> = {}): string =>
  `#/collections?${new URLSearchParams({ collectionId: "sailors00000000", filter: "", sort: "-created", ...more }).toString()}`;

const button = (name: string) => screen.findByRole("button", { name: `View: ${name}` });

const choose = async ({ user }: Opened, shown: string, item: string | RegExp): Promise<void> => {
  await user.click(await button(shown));
  await user.click(
    await screen.findByRole(/^(All|Paid|Later)/.test(String(item)) ? "menuitemradio" : "menuitem", { name: item }),
  );
};

const name = async ({ user }: Opened, act: string, typed: string): Promise<void> => {
  const popup = await screen.findByRole("dialog");
  const field = within(popup).getByRole("textbox", { name: "Name" });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(within(popup).getByRole("button", { name: act }));
};

const headings = () => screen.getAllByRole("columnheader").flatMap(({ textContent }) => textContent || []);

const hide = async ({ user }: Opened, column: string): Promise<void> => {
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: column }));
  await user.keyboard("{Escape}");
};

test("saves filter, order and columns, and shows the former columns without the view", async () => {
  const opened = open(at({ filter: "a_number > 1", sort: "+a_text" }));
  await button("All records");
  const all = headings();
  await hide(opened, "a_text");
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await button("Paid");
  expect(asked().get("view")).toBe("Paid");
  await choose(opened, "Paid", "All records");
  await waitFor(() => expect(asked().get("filter")).toBe(""));
  await button("All records");
  // The columns were hidden before the view was saved.
  expect(headings()).not.toContain("a_text");
  await hide(opened, "a_text");
  await waitFor(() => expect(headings()).toEqual(all));
  await choose(opened, "All records", "Paid");
  await button("Paid");
  await waitFor(() => expect(headings()).not.toContain("a_text"));
  expect(asked().get("filter")).toBe("a_number > 1");
  expect(asked().get("sort")).toBe("+a_text");
  await choose(opened, "Paid", "All records");
  await waitFor(() => expect(headings()).toEqual(all));
});

test("marks a changed view, discards or saves the changes, renames and deletes it", async () => {
  const opened = open(at({ filter: "a_number > 1" }));
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await button("Paid");
  goTo(at({ filter: "a_number > 2", view: "Paid" }));
  await button("Paid, changed");
  await choose(opened, "Paid, changed", "Discard the changes");
  await waitFor(() => expect(asked().get("filter")).toBe("a_number > 1"));
  await button("Paid");
  await hide(opened, "a_url");
  await choose(opened, "Paid, changed", "Save");
  await button("Paid");
  await choose(opened, "Paid", "Rename...");
  await name(opened, "Rename", "Later");
  await button("Later");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("View: Later"));
  await choose(opened, "Later", "Delete view");
  await opened.user.click(await screen.findByRole("button", { name: "Yes" }));
  await button("All records");
  expect(headings()).toContain("a_url");
  expect(localStorage.getItem(storageKeys.lists)).not.toContain("Later");
});

test("keeps changed columns when their view is renamed", async () => {
  const opened = open(at({ filter: "a_number > 1" }));
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await button("Paid");
  await hide(opened, "a_url");
  await choose(opened, "Paid, changed", "Rename...");
  await name(opened, "Rename", "Later");
  await button("Later, changed");
  expect(headings()).not.toContain("a_url");
});

test("keeps the columns of a view when the window becomes narrow and wide again", async () => {
  const opened = open(at());
  await button("All records");
  const all = headings();
  await hide(opened, "a_url");
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await choose(opened, "Paid", "All records");
  await button("All records");
  await hide(opened, "a_url");
  await waitFor(() => expect(headings()).toEqual(all));
  await choose(opened, "All records", "Paid");
  await waitFor(() => expect(headings()).not.toContain("a_url"));
  const wide = window.matchMedia.bind(window);
  const media = vi.spyOn(window, "matchMedia");
  for (const isNarrow of [true, false]) {
    media.mockImplementation((query) => wide(isNarrow && query === narrowWindow ? "all" : query));
    fireEvent(window, new Event("resize"));
    await button("Paid");
  }
  media.mockRestore();
  expect(headings()).not.toContain("a_url");
  await choose(opened, "Paid", "All records");
  await waitFor(() => expect(headings()).toEqual(all));
});

test("begins a visit with the default view, unless the address says more", async () => {
  const opened = open(at({ filter: "a_number > 1" }));
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await choose(opened, "Paid", "Use as default for sailors");
  cleanup();
  open(at());
  await button("Paid");
  expect(asked().get("filter")).toBe("a_number > 1");
  cleanup();
  open(at({ filter: "a_number > 9" }));
  await button("All records");
  cleanup();
  open(at({ view: "" }));
  await button("All records");
});

test("shows the same filter, order and columns by a link in another browser", async () => {
  const first = open(at({ filter: "a_number > 1", sort: "+a_text" }));
  await button("All records");
  await hide(first, "a_url");
  const shown = headings();
  await choose(first, "All records", "Copy share link");
  const link = await navigator.clipboard.readText();
  cleanup();
  localStorage.clear();
  signedIn();
  open(link.slice(link.indexOf("#")));
  await button("Shared view");
  await waitFor(() => expect(headings()).toEqual(shown));
  expect(asked().get("filter")).toBe("a_number > 1");
  expect(asked().get("sort")).toBe("+a_text");
});

const withFields = (change: (fields: readonly { name: string }[]) => unknown) =>
  fakeBackend(
    storedCollections.map((each) =>
      each.id === "sailors00000000" ? { ...each, fields: change(each.fields) } : each,
    ) as typeof storedCollections,
  );

const renamed = () =>
  withFields((fields) => fields.map((each) => (each.name === "a_number" ? { ...each, name: "amount" } : each)));

const removed = () => withFields((fields) => fields.filter((each) => each.name !== "a_number"));

const savePaid = async (): Promise<Opened> => {
  const opened = open(at({ filter: "a_number > 1", sort: "+a_number" }));
  await choose(opened, "All records", "Save as...");
  await name(opened, "Save", "Paid");
  await button("Paid");
  return opened;
};

test("offers the new name of a field in a view, and reports a deleted field", async () => {
  const first = await savePaid();
  await choose(first, "Paid", "All records");
  cleanup();
  const second = open(at({ view: "" }), renamed());
  await second.user.click(await button("All records"));
  await second.user.click(await screen.findByRole("menuitemradio", { name: /Paid.*A field was renamed/ }));
  const question = await screen.findByRole("alertdialog");
  within(question).getByText(/amount > 1/);
  await second.user.click(within(question).getByRole("button", { name: "Update and open" }));
  await button("Paid");
  expect(asked().get("filter")).toBe("amount > 1");
  expect(asked().get("sort")).toBe("+amount");
  cleanup();
  const third = open(at({ view: "" }), removed());
  await third.user.click(await button("All records"));
  await third.user.click(await screen.findByRole("menuitemradio", { name: /Paid.*A field is gone/ }));
  await screen.findByText(/"Paid" cannot be opened as it was saved/);
});

test("says that a broken default view was not opened, and offers the new names", async () => {
  const first = await savePaid();
  await choose(first, "Paid", "Use as default for sailors");
  cleanup();
  open(at(), removed());
  await screen.findByText(/^The default view "Paid" was not opened\. /);
  cleanup();
  const { user } = open(at(), renamed());
  const skipped = 'Fields in the default view "Paid" were renamed, so it was not opened.';
  await screen.findByText(skipped);
  await user.click(screen.getByRole("button", { name: "Update and open" }));
  await button("Paid");
  expect(asked().get("filter")).toBe("amount > 1");
  expect(screen.queryByText(skipped)).toBeNull();
  cleanup();
  open(at(), renamed());
  await button("Paid");
});

test("offers the new name of a field in a link, and in a view that its address opens", async () => {
  const first = await savePaid();
  await choose(first, "Paid", "Copy share link");
  const link = await navigator.clipboard.readText();
  cleanup();
  for (const [address, shown] of [
    [link.slice(link.indexOf("#")), "Shared view"],
    [at({ filter: "a_number > 1", sort: "+a_number", view: "Paid" }), "Paid, changed"],
  ] as const) {
    const { user } = open(address, renamed());
    await button(shown);
    await user.click(await screen.findByRole("button", { name: "Update to amount > 1" }));
    await waitFor(() => expect(asked().get("filter")).toBe("amount > 1"));
    expect(asked().get("sort")).toBe("+amount");
    expect(screen.queryByText("Fields in this filter were renamed.")).toBeNull();
    expect(document.activeElement?.closest("search")).not.toBeNull();
    cleanup();
  }
});
