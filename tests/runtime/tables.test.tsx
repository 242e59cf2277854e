import { EditorView } from "@codemirror/view";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { registry } from "../support/registry";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { pageOf, storedCollections, storedRecords } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

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

test("who is on the way to another page while the list loads is not called back", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listCollections");
  open("#/collections", backend);
  await waitFor(() => expect(backend.payloads("listCollections")).toHaveLength(1));
  // As it is before the other page has been drawn.
  window.history.pushState(null, "", "#/settings");
  release();
  await screen.findByText("record000000001");
  expect(window.location.hash).toBe("#/settings");
});

test("without a choice the first entry is shown, and the address says so", async () => {
  await opened("");
  expect(Object.fromEntries(asked())).toEqual({ collectionId: "sailors00000000", filter: "", sort: "-created" });
});

test("a heading sorts downwards first, then the other way around, and the address has it", async () => {
  const { user, backend } = await opened("?collectionId=sailors00000000&filter=&sort=a_text");
  const heading = screen.getByRole("columnheader", { name: "a_text" });
  expect(heading.getAttribute("aria-sort")).toBe("ascending");
  for (const sort of ["-a_text", "+a_text", "-a_text"]) {
    await user.click(screen.getByRole("button", { name: "a_text" }));
    await waitFor(() => expect(asked().get("sort")).toBe(sort));
    expect(heading.getAttribute("aria-sort")).toBe(sort.startsWith("-") ? "descending" : "ascending");
  }
  await user.click(screen.getByRole("button", { name: "created" }));
  await waitFor(() => expect(asked().get("sort")).toBe("-created"));
  const sorts = backend.payloads("listRecords").map(({ sort }) => sort);
  expect([...new Set(sorts)]).toEqual(["a_text,-id", "-a_text,-id", "+a_text,-id", "-created,-id"]);
});

test("a filter is applied when it is sent off, not while it is typed; it can be cleared", async () => {
  // Until its editor is there, the plain field does as well.
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const { user, backend } = await opened();
  const filter = screen.getByRole("textbox", { name: "Filter records" });
  await user.type(filter, " a_number > 0 ");
  expect(backend.payloads("listRecords")).toHaveLength(1);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(backend.payloads("listRecords").at(-1)).toMatchObject({ filter: "a_number > 0" }));
  expect(asked().get("filter")).toBe("a_number > 0");
  await user.click(await screen.findByRole("button", { name: "Clear" }));
  await waitFor(() => expect(asked().get("filter")).toBe(""));
});

test("once the focus was in it the filter is an editor, which keeps its text and applies it by Enter", async () => {
  const { user, backend } = await opened("?collectionId=sailors00000000&filter=a_number&sort=-created");
  const name = { name: "Filter records" };
  await user.click(screen.getByRole("textbox", name));
  const editor = await waitFor(() => {
    const found = screen.getByRole("textbox", name);
    expect(found.isContentEditable).toBe(true);
    return found;
  });
  expect(document.activeElement).toBe(editor);
  const view = EditorView.findFromDOM(editor)!;
  act(() => view.dispatch({ changes: { from: view.state.doc.length, insert: " > 0" } }));
  fireEvent.keyDown(editor, { key: "Enter" });
  await waitFor(() => expect(backend.payloads("listRecords").at(-1)).toMatchObject({ filter: "a_number > 0" }));
  expect(asked().get("filter")).toBe("a_number > 0");
});

test("a filter with a known fault is not sent, and the fault is told where it is", async () => {
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const { user, backend } = await opened();
  await user.type(screen.getByRole("textbox", { name: "Filter records" }), "a_number >{Enter}");
  await screen.findByText(/^At character 10: /);
  expect(backend.payloads("listRecords")).toHaveLength(1);
  expect(asked().get("filter")).toBe("");
});

test("a hidden column is remembered for its collection, under the older dashboard's key", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "a_text" }));
  await waitFor(() => expect(screen.queryByRole("columnheader", { name: "a_text" })).toBeNull());
  expect(localStorage.getItem("sailors00000000@hiddenCollumns")).toBe('["fieldtext"]');
  await user.click(screen.getByRole("menuitemcheckbox", { name: "a_text" }));
  expect(localStorage.getItem("sailors00000000@hiddenCollumns")).toBe("[]");
});

test("a column that was hidden before stays hidden, the id never is", async () => {
  localStorage.setItem("sailors00000000@hiddenCollumns", '["fieldtext","@id"]');
  await opened();
  expect(screen.queryByRole("columnheader", { name: "a_text" })).toBeNull();
  expect(screen.getByRole("columnheader", { name: "id" })).toBeDefined();
});

test("choices that were made in the older dashboard are taken over, those of columns that there are not, too", async () => {
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

test.each(["nonsense", '{"a":1}', "null"])(
  "with %s stored in place of hidden columns all are shown",
  async (stored) => {
    localStorage.setItem("ports0000000000@hiddenCollumns", stored);
    const backend = fakeBackend();
    open("#/collections?collectionId=ports0000000000&filter=&sort=-created", backend);
    await screen.findByText("record000000001");
    const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(columns.filter(Boolean)).toEqual(["id", "a_text", "created", "updated"]);
  },
);

test("more is loaded when it is asked for, each row once, until all is there", async () => {
  const records = Array.from({ length: 61 }, (_, index) => ({ ...storedRecords[0], id: `r${index}` }));
  const backend = fakeBackend();
  backend.answers("listRecords", ({ payload }: { payload: { page?: string } }) =>
    pageOf(records, Number(payload.page)),
  );
  const { user } = open("#/collections?collectionId=sailors00000000&filter=&sort=-created", backend);
  await user.click(await screen.findByRole("button", { name: "Load more (30 of 31)" }));
  await user.click(await screen.findByRole("button", { name: "Load more (1)" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
  expect(backend.payloads("listRecords").map(({ page }) => page)).toEqual(["1", "2", "3"]);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("62");
});

test("the list is searched, and Escape shows all of it again", async () => {
  const { user } = await opened();
  const search = screen.getByRole("textbox", { name: "Search collections" });
  await user.type(search, "POR");
  expect(screen.queryByRole("link", { name: "sailors" })).toBeNull();
  expect(screen.getByRole("link", { name: "ports" })).toBeDefined();
  await user.type(search, "x");
  expect(screen.getByText("No collections found.")).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("link", { name: "sailors" })).toBeDefined();
});

test("rows are asked for before the list beside them has said which columns they have, and once", async () => {
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

test("what failed before the page was there is not asked for twice by itself", async () => {
  const backend = fakeBackend();
  backend.answers("listRecords", new Refusal(500, "The disk is on holiday."));
  const { user } = open("#/collections?collectionId=sailors00000000&filter=&sort=-created", backend);
  await screen.findByText("The disk is on holiday.");
  expect(backend.payloads("listRecords")).toHaveLength(1);
  backend.answers("listRecords", pageOf(storedRecords));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("record000000001");
});

test("an order by a column that there is not is told, and gives way to the usual one", async () => {
  const { backend } = await opened("?collectionId=sailors00000000&filter=&sort=%2Bdepth");
  await screen.findByText('Cannot sort by "depth": no such column. Showing the default order.');
  expect(asked().get("sort")).toBe("-created");
  expect(backend.payloads("listRecords").at(-1)).toMatchObject({ sort: "-created,-id" });
  expect(screen.getByRole("columnheader", { name: "created" }).getAttribute("aria-sort")).toBe("descending");
});

test("'Refresh' reads the list beside the table, too: what was deleted elsewhere is gone, and said by its name", async () => {
  const { user, backend } = await opened("?collectionId=ports0000000000&filter=&sort=-created");
  await screen.findByRole("heading", { level: 1, name: "ports" });
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
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText('Collection "ports" not found. Showing the first one.');
  await screen.findByRole("heading", { level: 1, name: "sailors" });
  expect(screen.queryByRole("link", { name: "ports" })).toBeNull();
  expect(asked().get("collectionId")).toBe("sailors00000000");
});

test("rows that are not there any more have the list read anew without being asked", async () => {
  const { user, backend } = await opened();
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
  await user.click(screen.getByRole("link", { name: "ports" }));
  await screen.findByText('Collection "ports" not found. Showing the first one.');
  await screen.findByRole("heading", { level: 1, name: "sailors" });
});

test("rows that lack a field have the list read anew once, not with all rows, and show nothing there, whatever it is called", async () => {
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

test("what was made elsewhere is found by its address: the list is read anew before it is said to lack it", async () => {
  const backend = fakeBackend();
  backend.answers("listCollections", pageOf(storedCollections.slice(0, 1), 1, 200));
  await opened("", backend);
  const [known, made] = storedCollections;
  await screen.findByRole("link", { name: known!.name });
  backend.answers("listCollections", pageOf(storedCollections, 1, 200));
  act(() => {
    window.location.hash = `#/collections?collectionId=${made!.id}&filter=&sort=-created`;
    fireEvent(window, new PopStateEvent("popstate"));
  });
  await screen.findByRole("heading", { level: 1, name: made!.name });
  expect(asked().get("collectionId")).toBe(made!.id);
});

test("a list that cannot be read anew is told, and stays as it was", async () => {
  const { user, backend } = await opened();
  backend.answers("listCollections", new Refusal(500, "The disk is on holiday."));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText("The disk is on holiday.");
  expect(screen.getByRole("link", { name: "ports" })).toBeDefined();
  expect(screen.getByText("record000000001")).toBeDefined();
});

test("in the search of the list Enter opens the first match, and arrow keys lead into it and along it", async () => {
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

test("where there are no collections yet one is told to create the first, and nothing else", async () => {
  const backend = fakeBackend();
  backend.answers("listCollections", pageOf([]));
  open("#/collections", backend);
  await screen.findByText("Create the first collection to add records.");
  expect(within(screen.getByRole("main")).getByRole("button", { name: "New collection" })).toBeDefined();
  expect(screen.queryByText("No collections found.")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
