import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { bar, cell, edit, editor, first, opened, save, second } from "../support/edited-cells";
import { Refusal } from "../support/fake-backend";
import { pageOf } from "../support/fixtures";
import { goTo, signedIn } from "../support/open";

beforeEach(signedIn);

test("keeps the bar of changes while the list cannot be loaded", async () => {
  const now = await opened();
  await edit(now, "a_text", "East");
  now.backend.answers("listRecords", new Refusal(500, "The disk is on holiday."));
  goTo("#/collections?collectionId=sailors00000000&filter=&sort=a_text");
  await screen.findByText(/The disk is on holiday/);
  expect(within(bar()!).getByRole("status").textContent).toBe("1 change");
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test("keeps an open editor while its row moves, and focuses the table if it leaves", async () => {
  const { user, backend, queries } = await opened();
  const read = async (...items: object[]): Promise<void> => {
    backend.answers("listRecords", pageOf(items));
    await act(() => queries.invalidateQueries());
  };
  await user.dblClick(cell(first.id, "a_text"));
  const box = await within(await editor("a_text")).findByLabelText("a_text");
  await user.clear(box);
  await user.type(box, "an");
  await read({ ...second, id: "record000000003" }, first, second);
  await screen.findByText("record000000003");
  await editor("a_text");
  expect(document.activeElement).toBe(box);
  await read(second);
  await waitFor(() => expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull());
  expect(document.activeElement).toBe(screen.getByText(second.id).closest("tr"));
});

test("follows a link in a cell, and ignores a held Enter", async () => {
  await opened();
  const link = within(cell(first.id, "a_url")).getByRole("link");
  let isOpened = false;
  const press = (event: Event): void => {
    isOpened = !event.defaultPrevented;
    // The other page does not exist.
    event.preventDefault();
  };
  document.addEventListener("click", press, { once: true });
  fireEvent.click(link);
  expect(isOpened).toBe(true);
  fireEvent.keyDown(cell(first.id, "a_text"), { key: "Enter", repeat: true });
  expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull();
  fireEvent.keyDown(link, { key: "F2" });
  await editor("a_url");
});

test("counts saved rows that no longer match the filter", async () => {
  const now = await opened();
  goTo("#/collections?collectionId=sailors00000000&filter=a_text!%3D''&sort=-created");
  await edit(now, "a_number", "5");
  now.backend.answers("listRelated", ({ payload }: { payload: { filter: string } }) =>
    pageOf(payload.filter.includes("a_text") ? [] : [first], 1, 200),
  );
  await save(now);
  await screen.findByText("1 loaded record no longer matches the filter.");
});
