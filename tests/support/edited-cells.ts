import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fakeBackend, type FakeBackend } from "./fake-backend";
import { pageOf, storedRecords } from "./fixtures";
import { open, type Opened } from "./open";

/** The records of the table. */
export const [first, second] = storedRecords as [(typeof storedRecords)[0], (typeof storedRecords)[0]];
const address = "#/collections?collectionId=sailors00000000&filter=&sort=-created";

/** Opens the table with edits in cells. `present` are the rows as stored. */
export async function opened(backend: FakeBackend = fakeBackend(), on = true) {
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

/** The cell of a record under a heading. */
export const cell = (id: string, heading: string): HTMLElement => {
  const table = screen.getByRole("table");
  const index = within(table)
    .getAllByRole("columnheader")
    .findIndex(({ textContent }) => textContent === heading);
  return within(table).getByText(id).closest("tr")!.querySelectorAll<HTMLElement>("td[aria-colindex]")[index]!;
};
/** The open editor of a cell. */
export const editor = (heading: string, id = first.id) =>
  screen.findByRole("form", { name: `Edit ${heading} of ${id}` });
/** The bar of the changes. */
export const bar = () => screen.queryByRole("group", { name: "Changes in cells" });
/** Presses Save. */
export const save = async ({ user }: Pick<Opened, "user">): Promise<void> =>
  user.click(within(bar()!).getByRole("button", { name: "Save" }));

/** Puts a text into a cell. */
export async function edit(
  { user }: Pick<Opened, "user">,
  heading: string,
  text: string,
  id = first.id,
): Promise<void> {
  await user.dblClick(cell(id, heading));
  const box = await within(await editor(heading, id)).findByLabelText(heading);
  await user.clear(box);
  await user.type(box, text);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull());
}
