import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { pageOf, storedCollections, storedRecords } from "../support/fixtures";
import { goTo, open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const opened = async (
  query = "?collectionId=sailors00000000&filter=&sort=-created",
  backend = fakeBackend(),
): Promise<Opened> => {
  const now = open(`#/collections${query}`, backend);
  await screen.findByText("record000000001");
  return now;
};

const asked = () => new URLSearchParams(window.location.hash.split("?")[1]);

test("opens another page while the list loads", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listCollections");
  open("#/collections", backend);
  await waitFor(() => expect(backend.payloads("listCollections")).toHaveLength(1));
  // The other page is not drawn yet.
  window.history.pushState(null, "", "#/settings");
  release();
  await screen.findByText("record000000001");
  expect(window.location.hash).toBe("#/settings");
});

test("takes over hidden columns of the older dashboard, and stores them alike", async () => {
  localStorage.setItem("sailors00000000@hiddenCollumns", '["fieldtext","@created","@nothing","gone"]');
  const { user } = await opened();
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(columns).toContain("updated");
  for (const hidden of ["a_text", "created"]) expect(columns).not.toContain(hidden);
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "a_text" }));
  await screen.findByRole("columnheader", { name: "a_text" });
  expect(localStorage.getItem("sailors00000000@hiddenCollumns")).toBe('["@created","@nothing","gone"]');
});

const headings = () => screen.getAllByRole("columnheader").flatMap(({ textContent }) => textContent || []);

test("moves columns by keys in the menu, and keeps the order until it is reset", async () => {
  const { user } = await opened();
  const natural = headings();
  expect(natural[0]).toBe("id");
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  (await screen.findByRole("menuitemcheckbox", { name: "id" })).focus();
  await user.keyboard("{ArrowLeft} {ArrowDown}{ArrowDown} ");
  const grip = screen.getByRole("menuitem", { name: "Move id" });
  expect(document.activeElement).toBe(grip);
  const [, second, third, ...rest] = natural;
  expect(headings()).toEqual([second, third, "id", ...rest]);
  screen.getByText(`id is dropped at position 3 of ${natural.length}.`);
  await user.keyboard(" {ArrowUp}{Escape}");
  expect(headings()).toEqual([second, third, "id", ...rest]);
  cleanup();
  const again = await opened();
  expect(headings()).toEqual([second, third, "id", ...rest]);
  await again.user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await again.user.click(await screen.findByRole("button", { name: "Reset order" }));
  expect(headings()).toEqual(natural);
  expect(localStorage.getItem("sailors00000000@columnOrder")).toBe("[]");
});

test("moves only the columns that the search finds", async () => {
  const { user } = await opened();
  const natural = headings();
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.type(await screen.findByRole("searchbox", { name: "Search columns" }), "ated");
  await user.click(screen.getByRole("menuitem", { name: "Move updated" }));
  await user.keyboard("{ArrowUp} ");
  expect(headings().slice(-2)).toEqual(["updated", "created"]);
  expect(headings().slice(0, -2)).toEqual(natural.slice(0, -2));
});

test("hides the id by choice, but never all columns", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "id" }));
  expect(headings()).not.toContain("id");
  await user.click(screen.getByRole("button", { name: "Hide all" }));
  expect(headings()).toEqual(["id"]);
});

test.each(["nonsense", '{"a":1}', "null"])("shows all columns if %s is stored as hidden columns", async (stored) => {
  localStorage.setItem("ports0000000000@hiddenCollumns", stored);
  const backend = fakeBackend();
  open("#/collections?collectionId=ports0000000000&filter=&sort=-created", backend);
  await screen.findByText("record000000001");
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(columns.filter(Boolean)).toEqual(["id", "a_text", "created", "updated"]);
});

test("requests rows before the list has loaded, and once", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listCollections");
  open("#/collections?collectionId=sailors00000000&filter=&sort=-created", backend);
  await waitFor(() => expect(backend.payloads("listRecords")).toHaveLength(1));
  await screen.findByText("Loading collections...");
  release();
  await screen.findByText("record000000001");
  expect(backend.payloads("listRecords")).toHaveLength(1);
  expect(backend.payloads("listCollections")).toHaveLength(1);
});

test("does not repeat a failed first read by itself", async () => {
  const backend = fakeBackend();
  backend.answers("listRecords", new Refusal(500, "The disk is on holiday."));
  const { user } = open("#/collections?collectionId=sailors00000000&filter=&sort=-created", backend);
  await screen.findByText("The disk is on holiday.");
  expect(backend.payloads("listRecords")).toHaveLength(1);
  backend.answers("listRecords", pageOf(storedRecords));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("record000000001");
});

const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const many = Array.from({ length: 40 }, (_, index) => ({ ...storedRecords[0]!, id: `many${100 + index}` }));

test("keeps the rows if the next page fails, and loads it by Retry", async () => {
  const backend = fakeBackend();
  backend.answers("listRecords", pageOf(many));
  const { user } = open("#/collections?collectionId=sailors00000000&filter=&sort=-created", backend);
  const more = await screen.findByRole("button", { name: "Load more (10)" });
  backend.answers("listRecords", new Refusal(500, "The disk is on holiday."));
  await user.click(more);
  await screen.findByText("The disk is on holiday.");
  expect(statuses()).toContain("Showing 30 of 40");
  backend.answers("listRecords", pageOf(many, 2));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(statuses()).toContain("Showing 40 of 40"));
  expect(backend.payloads("listRecords").map((payload) => (payload as { page: string }).page)).toEqual(["1", "2", "2"]);
});

test("never shows the late rows of an earlier filter", async () => {
  const backend = fakeBackend();
  const table = "#/collections?collectionId=sailors00000000&sort=-created&filter=";
  await opened(undefined, backend);
  backend.answers("listRecords", ({ payload: { filter } }: { payload: { filter: string } }) =>
    pageOf(filter.includes("late") ? many.slice(0, 1) : many.slice(1, 2)),
  );
  const releaseLate = backend.holds("listRecords");
  goTo(`${table}a_text="late"`);
  await waitFor(() => expect(backend.payloads("listRecords")).toHaveLength(2));
  backend.holds("listRecords")();
  goTo(`${table}a_text="new"`);
  await screen.findByText("many101");
  await act(async () => releaseLate());
  expect(screen.queryByText("many100")).toBeNull();
  expect(screen.getByText("many101")).toBeTruthy();
});

test("reports an unknown column to sort by, and sorts by the default", async () => {
  const { backend } = await opened("?collectionId=sailors00000000&filter=&sort=%2Bdepth");
  await screen.findByText('Cannot sort by "depth": no such column. Showing the default order.');
  expect(asked().get("sort")).toBe("-created");
  expect(backend.payloads("listRecords").at(-1)).toMatchObject({ sort: "-created,-id" });
  expect(screen.getByRole("columnheader", { name: "created" }).getAttribute("aria-sort")).toBe("descending");
});

/** Another admin deletes the ports. */
function deletePorts(backend: FakeBackend): void {
  backend.answers(
    "listCollections",
    pageOf(
      storedCollections.filter(({ name }) => name !== "ports"),
      1,
      200,
    ),
  );
  backend.answers("listRecords", ({ payload }: { payload: { collection: string } }) =>
    payload.collection === "ports0000000000" ? new Refusal(404, "Not found.") : pageOf(storedRecords),
  );
}

test("reads the list again by Refresh, and names a deleted collection", async () => {
  const { user, backend } = await opened("?collectionId=ports0000000000&filter=&sort=-created");
  await screen.findByRole("heading", { level: 1, name: "ports" });
  deletePorts(backend);
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText('Collection "ports" not found. Showing the first one.');
  await screen.findByRole("heading", { level: 1, name: "sailors" });
  expect(screen.queryByRole("link", { name: "ports" })).toBeNull();
  expect(asked().get("collectionId")).toBe("sailors00000000");
});

test("reads the list again if the rows are not found", async () => {
  const { user, backend } = await opened();
  deletePorts(backend);
  await user.click(screen.getByRole("link", { name: "ports" }));
  await screen.findByText('Collection "ports" not found. Showing the first one.');
  await screen.findByRole("heading", { level: 1, name: "sailors" });
});

test("reads the list again once if rows lack a field", async () => {
  const backend = fakeBackend();
  const [ports] = storedCollections;
  backend.answers("listCollections", pageOf([{ ...ports!, fields: [{ ...ports!.fields[0]!, name: "constructor" }] }]));
  backend.answers("listRecords", pageOf([{ id: "port00000000001", created: "", updated: "" }]));
  const { user } = open("#/collections?collectionId=ports0000000000&filter=&sort=-created", backend);
  const row = await screen.findByRole("row", { name: /port00000000001/ });
  await screen.findByRole("columnheader", { name: "constructor" });
  await waitFor(() => expect(backend.payloads("listCollections")).toHaveLength(2));
  expect(row.textContent).not.toContain("function");
  for (const sort of ["+created,-id", "-created,-id", "+created,-id"]) {
    await user.click(screen.getByRole("button", { name: "created" }));
    await waitFor(() => expect(backend.payloads("listRecords").at(-1)).toMatchObject({ sort }));
    await screen.findByRole("row", { name: /port00000000001/ });
  }
  await act(async () => {});
  expect(backend.payloads("listCollections")).toHaveLength(2);
});

test("reads the list again before it reports an unknown collection", async () => {
  const backend = fakeBackend();
  backend.answers("listCollections", pageOf(storedCollections.slice(0, 1), 1, 200));
  await opened("", backend);
  const [known, made] = storedCollections;
  await screen.findByRole("link", { name: known!.name });
  backend.answers("listCollections", pageOf(storedCollections, 1, 200));
  goTo(`#/collections?collectionId=${made!.id}&filter=&sort=-created`);
  await screen.findByRole("heading", { level: 1, name: made!.name });
  expect(asked().get("collectionId")).toBe(made!.id);
});

test("reports a list that cannot be read again, and keeps the old one", async () => {
  const { user, backend } = await opened();
  backend.answers("listCollections", new Refusal(500, "The disk is on holiday."));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText("The disk is on holiday.");
  expect(screen.getByRole("link", { name: "ports" })).toBeDefined();
  expect(screen.getByText("record000000001")).toBeDefined();
});

test("opens and reaches matches of the list's search by keys", async () => {
  const { user } = await opened();
  const search = screen.getByRole("textbox", { name: "Search collections" });
  await user.click(search);
  await user.keyboard("{Enter}");
  expect(screen.getByRole("heading", { level: 1, name: "sailors" })).toBeDefined();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "sailors" }));
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "ports" }));
  await user.keyboard("{Home}{ArrowUp}");
  expect(document.activeElement).toBe(search);
  await user.keyboard("POR{Enter}");
  await screen.findByRole("heading", { level: 1, name: "ports" });
  expect(asked().get("collectionId")).toBe("ports0000000000");
});

test("offers only to create the first collection if there is none", async () => {
  const backend = fakeBackend();
  backend.answers("listCollections", pageOf([]));
  open("#/collections", backend);
  await screen.findByText("Create the first collection to add records.");
  expect(within(screen.getByRole("main")).getByRole("button", { name: "New collection" })).toBeDefined();
  expect(screen.queryByText("No collections found.")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
