import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { hasUnsavedFields } from "../../src/runtime/store/drafts";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { pageOf, storedCollections, storedRecords } from "../support/fixtures";
import { withNavigation } from "../support/leaving";
import { goTo, open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const [first, second] = storedRecords as [(typeof storedRecords)[0], (typeof storedRecords)[0]];
const address = "#/collections?collectionId=sailors00000000&filter=&sort=-created";

/** Opens the table with edits in cells. `present` are the rows as stored. */
async function opened(backend: FakeBackend = fakeBackend(), on = true) {
  const present = new Map<string, object>(storedRecords.map((row) => [row.id, row]));
  backend.answers("listRelated", ({ payload }: { payload: { filter: string } }) => {
    const rows = [...present].filter(([id]) => payload.filter.includes(id));
    return pageOf(
      rows.map(([, row]) => row),
      1,
      200,
    );
  });
  if (on) localStorage.setItem("sailors00000000@cellEdits", "1");
  const now = open(address, backend);
  await screen.findByText(first.id);
  if (on) await screen.findByRole("switch", { name: "Edit cells", checked: true, busy: false });
  return { ...now, present };
}

const cell = (id: string, heading: string): HTMLElement => {
  const table = screen.getByRole("table");
  const index = within(table)
    .getAllByRole("columnheader")
    .findIndex(({ textContent }) => textContent === heading);
  return within(table).getByText(id).closest("tr")!.querySelectorAll<HTMLElement>("td[aria-colindex]")[index]!;
};
const editor = (heading: string, id = first.id) => screen.findByRole("form", { name: `Edit ${heading} of ${id}` });
const bar = () => screen.queryByRole("group", { name: "Changes in cells" });
const save = async ({ user }: Pick<Opened, "user">): Promise<void> =>
  user.click(within(bar()!).getByRole("button", { name: "Save" }));

async function edit({ user }: Pick<Opened, "user">, heading: string, text: string, id = first.id): Promise<void> {
  await user.dblClick(cell(id, heading));
  const box = await within(await editor(heading, id)).findByLabelText(heading);
  await user.clear(box);
  await user.type(box, text);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull());
}

test("is off until it is switched on, which is kept", async () => {
  const now = await opened(fakeBackend(), false);
  await now.user.click(screen.getByRole("switch", { name: "Edit cells" }));
  expect(localStorage.getItem("sailors00000000@cellEdits")).toBe("1");
  await screen.findByRole("switch", { name: "Edit cells", checked: true, busy: false });
  await edit(now, "a_text", "South of the light");
  expect(cell(first.id, "a_text").textContent).toBe("South of the light");
  expect(cell(first.id, "a_text").dataset["tip"]).toBe("Before: North of the light");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("switch", { name: "Edit cells" })).toHaveProperty("disabled", true);
});

test("edits by keys: Enter opens, Tab moves on, Escape leaves the cell as it was", async () => {
  const { user, backend } = await opened();
  await user.click(cell(first.id, "a_text"));
  await user.keyboard("{Enter}");
  const text = await within(await editor("a_text")).findByLabelText("a_text");
  await user.clear(text);
  await user.type(text, "West");
  await user.keyboard("{Tab}");
  const number = await within(await editor("a_number")).findByLabelText("a_number");
  await waitFor(() => expect(document.activeElement).toBe(number));
  await user.clear(number);
  await user.type(number, "12");
  await user.keyboard("{Tab}");
  await user.click(await within(await editor("a_bool")).findByRole("switch"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(cell(first.id, "a_bool")));
  expect(within(bar()!).getByRole("status").textContent).toBe("2 changes");
  await user.click(within(bar()!).getByRole("button", { name: "2 changes" }));
  const list = await screen.findByRole("dialog", { name: "Changes in cells" });
  expect(list.textContent).toContain("a_text North of the light → West");
  expect(list.textContent).toContain("a_number 0 → 12");
  await user.keyboard("{Escape}");
  await save({ user });
  await screen.findByText("Updated 1 record.");
  expect(backend.payloads("saveRecord")).toMatchObject([{ id: first.id, a_text: "West", a_number: 12 }]);
  expect(bar()).toBeNull();
});

test("moves with Tab over all choices of a cell, and then to the next row", async () => {
  const { user } = await opened();
  await user.dblClick(cell(first.id, "a_select"));
  const boxes = await within(await editor("a_select")).findAllByRole("checkbox");
  for (const box of boxes) {
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard("{Tab}");
  }
  await editor("a_text", second.id);
  await user.keyboard("{Shift>}{Tab}{/Shift}");
  await editor("a_select");
});

test("does not edit other types and system columns", async () => {
  const { user } = await opened();
  await user.dblClick(cell(first.id, "a_json"));
  await screen.findByRole("dialog");
  expect(screen.queryByRole("form", { name: /^Edit a_json/ })).toBeNull();
});

test("keeps refused rows with their reasons, and saves the others", async () => {
  const backend = fakeBackend();
  backend.answers("saveRecord", ({ payload }: { payload: { id: string } }) =>
    payload.id === first.id
      ? new Refusal(400, "Something went wrong.", { a_text: { code: "x", message: "Too long." } })
      : { ...second, ...payload },
  );
  const now = await opened(backend);
  await edit(now, "a_text", "East");
  await edit(now, "a_text", "West", second.id);
  await save(now);
  const popup = await screen.findByRole("dialog", { name: "Changes in cells" });
  await within(popup).findByText("1 of 2 records were rejected. Their changes are kept.");
  await now.user.click(within(popup).getAllByRole("button", { name: "Close" })[0]!);
  await waitFor(() => expect(within(bar()!).getByRole("status").textContent).toBe("1 change, with an error"));
  await now.user.click(within(bar()!).getByRole("button", { name: "1 change, with an error" }));
  const list = await screen.findByRole("dialog", { name: "Changes in cells" });
  expect(list.textContent).toContain("a_text: Too long.");
  await now.user.click(within(list).getByRole("button", { name: `Discard the changes of ${first.id}` }));
  await waitFor(() => expect(bar()).toBeNull());
  expect(cell(first.id, "a_text").textContent).toBe("North of the light");
});

test("lets the admin choose where another admin changed the same value", async () => {
  const now = await opened();
  await edit(now, "a_text", "East");
  await edit(now, "a_number", "5");
  now.present.set(first.id, { ...first, a_text: "Theirs", a_number: 0 });
  await save(now);
  const question = await screen.findByRole("alertdialog", { name: "Another admin changed this" });
  expect(now.backend.payloads("saveRecord")).toEqual([]);
  within(question).getByRole("group", { name: /: a_text$/ });
  await now.user.click(within(question).getByRole("radio", { name: /^Theirs/ }));
  await now.user.click(within(question).getByRole("button", { name: "Save as chosen" }));
  await screen.findByText("Updated 1 record.");
  const [sent] = now.backend.payloads("saveRecord");
  expect(sent).toMatchObject({ id: first.id, a_number: 5 });
  expect(sent).not.toHaveProperty("a_text");
});

test("keeps the changes of a deleted record, and those after a failed call", async () => {
  const now = await opened();
  await edit(now, "a_text", "East");
  now.backend.answers("listRelated", new Refusal(500, "The disk is on holiday."));
  await save(now);
  await screen.findByText(/The disk is on holiday/);
  expect(within(bar()!).getByRole("status").textContent).toBe("1 change");
  now.backend.answers("listRelated", pageOf([], 1, 200));
  await save(now);
  // The list of changes opens by itself.
  await screen.findByText("It no longer exists: another admin deleted it.");
  expect(now.backend.payloads("saveRecord")).toEqual([]);
});

test("refuses an invalid value in its cell", async () => {
  const { user } = await opened();
  await user.dblClick(cell(first.id, "a_email"));
  const form = await editor("a_email");
  const box = await within(form).findByLabelText("a_email");
  await user.clear(box);
  await user.type(box, "no email{Enter}");
  await within(form).findByText(/email/i, { selector: ".field-error, .field-error *" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull());
  expect(bar()).toBeNull();
});

test.each(["abc", "1e400"])("refuses %s as a number, and a save keeps it with the reason", async (typed) => {
  const now = await opened();
  await now.user.dblClick(cell(first.id, "a_number"));
  const form = await editor("a_number");
  const box = await within(form).findByLabelText("a_number");
  await now.user.clear(box);
  await now.user.type(box, `${typed}{Enter}`);
  await within(form).findByText("Must be a number.");
  // Pressing elsewhere keeps what was typed.
  await now.user.click(screen.getByRole("heading", { level: 1 }));
  await save(now);
  const list = await screen.findByRole("dialog", { name: "Changes in cells" });
  await within(list).findByText("a_number: Must be a number.");
  expect(now.backend.payloads("saveRecord")).toEqual([]);
});

test("saves nothing and shows the changes of a field that the collection lost", async () => {
  const now = await opened();
  await edit(now, "a_text", "East");
  const items = storedCollections.map((each) => ({
    ...each,
    fields: each.fields.filter(({ name }) => name !== "a_text"),
  }));
  now.backend.answers("listCollections", { page: 1, perPage: 200, totalItems: 2, totalPages: 1, items });
  await act(() => now.queries.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole("columnheader", { name: "a_text" })).toBeNull());
  await save(now);
  await screen.findByText(/^Nothing was saved: another admin changed or removed a_text/);
  await now.user.click(within(bar()!).getByRole("button", { name: "1 change" }));
  const list = await screen.findByRole("dialog", { name: "Changes in cells" });
  expect(list.textContent).toContain("a_text North of the light → East");
  expect(now.backend.payloads("saveRecord")).toEqual([]);
});

test("asks before the table is left, and discards after a question", async () => {
  const leave = withNavigation();
  const now = await opened();
  expect(await leave()).toBe(false);
  await edit(now, "a_text", "East");
  // A reload asks while this holds.
  expect(hasUnsavedFields()).toBe(true);
  expect(await leave()).toBe(true);
  const left = await screen.findByRole("alertdialog", { name: /^You have unsaved changes in cells/ });
  await now.user.click(within(left).getByRole("button", { name: "No" }));
  // Another order of the same table keeps them.
  expect(await leave("#/collections?collectionId=sailors00000000&filter=&sort=a_text")).toBe(false);
  goTo("#/collections?collectionId=sailors00000000&filter=&sort=a_text");
  await screen.findByText(first.id);
  expect(within(bar()!).getByRole("status").textContent).toBe("1 change");
  await now.user.click(within(bar()!).getByRole("button", { name: "Discard" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard 1 change?" });
  await now.user.click(within(question).getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(bar()).toBeNull());
  expect(cell(first.id, "a_text").textContent).toBe("North of the light");
});
