import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { Refusal, fakeBackend, type FakeBackend } from "../../support/fake-backend";
import { pageOf, storedCollections, storedRecords } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

beforeEach(signedIn);

const asked = () => new URLSearchParams(window.location.hash.split("?")[1]);
const heading = (name: string): Promise<HTMLElement> => screen.findByRole("columnheader", { name });
const unknownSort = (name: string): HTMLElement | null => screen.queryByText(new RegExp(`Cannot sort by "${name}"`));

const [, sailors] = storedCollections;

/** A backend that can rename a field of sailors, in the collection and in its records. */
function renamingBackend() {
  const backend = fakeBackend();
  let name = "a_text";
  const renamed = (): Collection => ({
    ...sailors!,
    fields: sailors!.fields.slice(0, 2).map((field, index) => (index === 0 ? { ...field, name } : field)),
  });
  backend.answers("listCollections", () => pageOf([renamed()], 1, 200));
  backend.answers("readCollection", renamed);
  backend.answers("saveCollection", ({ payload }: Saved) => {
    name = payload.fields![0]!.name;
    return renamed();
  });
  backend.answers("listRecords", ({ payload: { filter = "", sort = "" } }: Listed) => {
    const named = `${filter} ${sort}`.match(/a_text|tale/g) ?? [];
    const rows = storedRecords.map(({ a_text, ...others }) => ({ ...others, [name]: a_text }));
    return named.every((each) => each === name) ? pageOf(rows, 1) : new Refusal(400, "Invalid filter parameters.");
  });
  return { backend, rename: (next: string) => void (name = next) };
}

interface Saved {
  payload: Partial<Collection>;
}

interface Listed {
  payload: { filter?: string; sort?: string };
}

async function openSailors(backend: FakeBackend, query: Readonly<Record<string, string>>): Promise<Opened> {
  const search = new URLSearchParams({ collectionId: "sailors00000000", filter: "", sort: "-created", ...query });
  const opened = open(`#/collections?${search}`, backend);
  await screen.findByText("North of the light");
  return opened;
}

async function renameField(user: Opened["user"], from: string, to: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Edit collection" }));
  const panel = await screen.findByRole("dialog", { name: "Edit collection" }, { timeout: 25_000 });
  const field = (await screen.findByRole("button", { name: `Move ${from}` })).closest<HTMLElement>("[role=listitem]")!;
  const name = within(field).getByRole("textbox", { name: "Field name" });
  await user.clear(name);
  await user.type(name, to);
  await user.click(within(panel).getByRole("button", { name: "Save changes" }));
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
}

test("keeps filter and sort by a field that is renamed here", async () => {
  const { backend } = renamingBackend();
  const { user } = await openSailors(backend, { filter: 'a_text ~ "light"', sort: "+a_text" });
  await renameField(user, "a_text", "tale");
  await waitFor(() => expect(asked().get("filter")).toBe('tale ~ "light"'));
  expect(asked().get("sort")).toBe("+tale");
  await heading("tale");
  await screen.findByText("North of the light");
  expect(unknownSort("a_text")).toBeNull();
});

test("keeps the sort by a field that another admin renamed", async () => {
  const { backend, rename } = renamingBackend();
  const { user } = await openSailors(backend, { sort: "-a_text" });
  rename("tale");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await heading("tale");
  await waitFor(() => expect(asked().get("sort")).toBe("-tale"));
  await screen.findByText("North of the light");
  expect(unknownSort("a_text")).toBeNull();
});

test("keeps the filter and its edits by a field that was renamed twice", async () => {
  const { backend, rename } = renamingBackend();
  const { user } = await openSailors(backend, { filter: 'a_text ~ "light"', sort: "-a_text" });
  const bar = screen.getByRole<HTMLInputElement>("textbox", { name: "Filter records" });
  fireEvent.change(bar, { target: { value: 'a_text ~ "a_text" && a_text != a_number' } });
  rename("tale");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await heading("tale");
  await waitFor(() => expect(asked().get("filter")).toBe('tale ~ "light"'));
  expect(asked().get("sort")).toBe("-tale");
  expect(bar.value).toBe('tale ~ "a_text" && tale != a_number');
  await screen.findByText("North of the light");
  expect(screen.queryByText(/has no field|does not understand/)).toBeNull();
  rename("yarn");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(asked().get("filter")).toBe('yarn ~ "light"'));
  // As after Back, or from a bookmark.
  fireEvent.change(bar, { target: { value: 'a_text ~ "North"' } });
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(asked().get("filter")).toBe('yarn ~ "North"'));
  expect(bar.value).toBe('yarn ~ "North"');
  await screen.findByText("North of the light");
});

test("hides rows that were read before a field was renamed", async () => {
  const { backend, rename } = renamingBackend();
  const { user } = await openSailors(backend, { filter: 'a_text ~ "light"' });
  rename("tale");
  backend.answers("listRecords", new Refusal(400, "Invalid filter parameters."));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await heading("tale");
  await screen.findByText(/Invalid filter parameters\.$/);
  await waitFor(() => expect(screen.queryByText("record000000001")).toBeNull());
  expect(screen.queryByText("N/A")).toBeNull();
});
