import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { registry } from "../support/registry";
import { Refusal } from "../support/fake-backend";
import { pageOf } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";
import { all, bar, box, button, count, idOf, manyRecords, opened } from "../support/selection";

beforeEach(signedIn);

const set = (): HTMLElement => screen.getByRole("switch", { name: "Set a_text" });
const choose = async ({ user }: Opened, text: string): Promise<void> => {
  await user.click(button("Edit selected"));
  await screen.findByRole("dialog", { name: /^Edit \d+ records?$/ });
  await user.click(await screen.findByRole("switch", { name: "Set a_text" }));
  await user.type(await screen.findByRole("textbox", { name: "a_text" }), text);
  await user.click(button("Preview changes"));
};

test("previews the changes, saves those, and keeps refused rows selected", async () => {
  const backend = manyRecords();
  backend.answers("saveRecord", ({ payload }: { payload: { id: string } }) =>
    payload.id === idOf(3)
      ? new Refusal(400, "Something went wrong.", { a_text: { code: "x", message: "Too long." } })
      : payload,
  );
  const now = await opened(backend);
  for (const index of [1, 2, 3]) await now.user.click(await box(index));
  await choose(now, "Port 2");
  const question = await screen.findByRole("alertdialog", {
    name: "2 of 3 records will change. Save?",
  });
  expect(
    within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([`${idOf(1)} Port 1a_text Port 1 → Port 2`, `${idOf(3)} Port 3a_text Port 3 → Port 2`]);
  expect(backend.payloads("saveRecord")).toEqual([]);
  await now.user.click(within(question).getByRole("button", { name: "Confirm" }));
  const popup = await screen.findByRole("dialog", { name: "Edit selected" });
  await within(popup).findByText("1 of 2 records were rejected. They are unchanged and still selected.");
  expect(within(popup).getByRole("listitem").textContent).toBe(`${idOf(3)} Port 3 a_text: Too long.`);
  expect(backend.payloads("saveRecord")).toMatchObject([1, 3].map((index) => ({ id: idOf(index), a_text: "Port 2" })));
  await now.user.click(within(popup).getAllByRole("button", { name: "Close" })[0]!);
  expect(count()).toBe("Selected 1 record");
  expect(screen.getAllByRole("cell", { name: "Port 2" })).toHaveLength(2);
});

test("reads the selected rows again before the preview, fifty per call", async () => {
  const backend = manyRecords();
  const now = await opened(backend);
  await now.user.click(button("Load more (30 of 31)"));
  await now.user.click(await screen.findByRole("button", { name: "Load more (1)" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
  await now.user.click(all());
  const reads = now.backend.payloads("listRecords").length;
  backend.gone.add(idOf(7));
  const release = backend.holds("listRelated");
  await choose(now, "Port 2");
  const preview = within(screen.getByRole("dialog")).getByRole("button", { name: "Preview changes" });
  expect(preview.getAttribute("aria-busy")).toBe("true");
  release();
  await screen.findByRole("alertdialog", { name: "59 of 60 records will change. Save?" });
  await screen.findByText("Another admin deleted 1 of 61 selected records.");
  const asked = now.backend.payloads("listRelated") as unknown as { filter: string }[];
  expect(asked.map(({ filter }) => filter.split(" || ").length)).toEqual([50, 11]);
  expect(now.backend.payloads("listRecords")).toHaveLength(reads);
});

test("retries a failed read, and confirms again if rows changed after the preview", async () => {
  const backend = manyRecords();
  const now = await opened(backend);
  for (const index of [1, 2]) await now.user.click(await box(index));
  backend.answers("listRelated", new Refusal(500, "The disk is on holiday."));
  await choose(now, "Leith");
  const failed = await screen.findByText(/^The selected records could not be read\. The disk is on holiday\./);
  expect(screen.getByRole("textbox", { name: "a_text" })).toHaveProperty("value", "Leith");
  const answerTexts = (...texts: string[]): void =>
    backend.answers("listRelated", pageOf(texts.map((text, index) => ({ id: idOf(index + 1), a_text: text }))));
  answerTexts("Port 1", "Port 2");
  await now.user.click(button("Retry"));
  await screen.findByRole("alertdialog", { name: "2 of 2 records will change. Save?" });
  expect(failed.isConnected).toBe(false);
  answerTexts("Leith", "Port 2");
  await now.user.click(button("Confirm"));
  await screen.findByRole("alertdialog", { name: "1 of 2 records will change. Save?" });
  expect(backend.payloads("saveRecord")).toEqual([]);
});

test("drops refused edits when another filter is applied", async () => {
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const backend = manyRecords();
  backend.answers("saveRecord", new Refusal(400, "The ship has left."));
  const now = await opened(backend);
  await now.user.click(await box(1));
  await choose(now, "Port 2");
  await now.user.click(await screen.findByRole("button", { name: "Confirm" }));
  const popup = await screen.findByRole("dialog", { name: "Edit selected" });
  await now.user.click((await within(popup).findAllByRole("button", { name: "Close" }))[0]!);
  await now.user.type(screen.getByRole("textbox", { name: "Filter records" }), "a_number > 0{Enter}");
  await waitFor(() => expect(bar()).toBeNull());
  await now.user.click(await box(3));
  await now.user.click(button("Edit selected"));
  await screen.findByRole("switch", { name: "Set a_text" });
  expect(set().getAttribute("aria-checked")).toBe("false");
});

test("sends nothing if a field was renamed before the preview", async () => {
  const backend = manyRecords();
  const now = await opened(backend);
  for (const index of [1, 2]) await now.user.click(await box(index));
  backend.answers("listRelated", pageOf([1, 2].map((index) => ({ id: idOf(index), tale: `Port ${index}` }))));
  await choose(now, "Leith");
  await screen.findByText(/^Nothing was saved: another admin changed or removed a_text in the collection/);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(backend.payloads("saveRecord")).toEqual([]);
  expect(screen.getByRole("textbox", { name: "a_text" })).toHaveProperty("value", "Leith");
});

test("stops after one row if a field was renamed after the preview", async () => {
  const backend = manyRecords();
  const bringBack = (): void => backend.answers("saveRecord", ({ payload }: { payload: object }) => payload);
  backend.answers("saveRecord", ({ payload: { id } }: { payload: { id: string } }) => ({ id, tale: "North" }));
  const now = await opened(backend);
  for (const index of [1, 2]) await now.user.click(await box(index));
  await choose(now, "Leith");
  await now.user.click(await screen.findByRole("button", { name: "Confirm" }));
  const popup = await screen.findByRole("dialog", { name: "Edit selected" });
  expect((await within(popup).findByRole("alert")).textContent).toBe(
    "Stopped after 0 of 2 records: Another admin renamed or removed a_text in the collection. " +
      "Restore it before you retry, or reload the page. The others are unchanged and still selected.",
  );
  expect(within(popup).getByRole("listitem").textContent).toContain("Stored, but without a_text.");
  expect(backend.payloads("saveRecord").map(({ id }) => id)).toEqual([idOf(1)]);
  // The old value is no longer stored.
  expect(screen.queryByRole("cell", { name: "Port 1", hidden: true })).toBeNull();
  expect(count()).toBe("Selected 2 records");
  bringBack();
  await now.user.click(within(popup).getByRole("button", { name: "Retry" }));
  await screen.findByText("Updated 2 records.");
  expect(bar()).toBeNull();
  expect(screen.getAllByRole("cell", { name: "Leith" })).toHaveLength(2);
});

/** Confirms a new text for the first records; some answers differ. Returns the popup of the run. */
async function changed(selected: number, answers: (id: string) => unknown) {
  const backend = manyRecords();
  backend.answers("saveRecord", ({ payload }: { payload: { id: string } }) => answers(payload.id) ?? payload);
  const now = await opened(backend);
  for (let index = 0; index < selected; index++) await now.user.click(await box(index));
  await choose(now, "Leith");
  await now.user.click(await screen.findByRole("button", { name: "Confirm" }));
  const popup = await screen.findByRole("dialog", { name: "Edit selected" });
  return { ...now, popup: within(popup), alert: (await within(popup).findByRole("alert")).textContent };
}
const gone = new Refusal(404, "Not found.");

test("reports rows that another admin deleted, without a retry", async () => {
  const { user, popup, alert } = await changed(3, (id) => (id === idOf(1) ? undefined : gone));
  expect(alert).toBe("Another admin deleted 2 of 3 selected records. The others are done.");
  expect(popup.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    [0, 2].map((index) => `${idOf(index)} Port ${index} It no longer exists: another admin deleted it.`),
  );
  expect(popup.queryByRole("button", { name: "Retry" })).toBeNull();
  expect(bar()).toBeNull();
  await user.click(popup.getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.getByText("Showing", { exact: false }).textContent).toBe("Showing 28 of 59");
  // No edits are left to correct.
  await user.click(await box(3));
  await user.click(button("Edit selected"));
  expect(await screen.findByRole("switch", { name: "Set a_text", checked: false })).toBeTruthy();
});

test("counts deleted rows apart from refused rows, and retries only the refused", async () => {
  const refused = new Refusal(400, "The ship has left.");
  const { user, backend, popup, alert } = await changed(3, (id) => [refused, gone][Number(id === idOf(1))]);
  expect(alert).toBe(
    "2 of 3 records were rejected. They are unchanged and still selected. " +
      "Another admin deleted 1 of 3 selected records.",
  );
  expect(count()).toBe("Selected 2 records");
  backend.answers("saveRecord", ({ payload }: { payload: object }) => payload);
  await user.click(popup.getByRole("button", { name: "Retry" }));
  await screen.findByText("Updated 2 records.");
  expect(backend.payloads("saveRecord").map(({ id }) => id)).toEqual([0, 1, 2, 0, 2].map(idOf));
});

test("shows no preview without a chosen field or without a change", async () => {
  const now = await opened();
  await now.user.click(await box(2));
  await now.user.click(button("Edit selected"));
  await screen.findByRole("switch", { name: "Set a_text" });
  expect(button("Preview changes")).toHaveProperty("disabled", true);
  await now.user.click(set());
  await now.user.type(await screen.findByRole("textbox", { name: "a_text" }), "Port 2");
  await now.user.click(button("Preview changes"));
  await screen.findByText("Nothing would change: all records already have these values.");
  await now.user.click(button("Cancel"));
  await now.user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(count()).toBe("Selected 1 record");
});

test("counts loaded records that no longer match the filter, until Refresh", async () => {
  const backend = manyRecords();
  backend.answers("saveRecord", ({ payload }: { payload: object }) => payload);
  const { user } = open("#/collections?collectionId=ports0000000000&filter=a_text+~+%22Port%22&sort=-created", backend);
  for (const index of [1, 2, 3]) await user.click(await box(index));
  await user.click(button("Edit selected"));
  await user.click(await screen.findByRole("switch", { name: "Set a_text" }));
  await user.type(await screen.findByRole("textbox", { name: "a_text" }), "Quay");
  const stored = [1, 2, 3].map((index) => ({ id: idOf(index), a_text: `Port ${index}` }));
  backend.answers("listRelated", ({ payload }: { payload: { filter: string } }) =>
    pageOf(payload.filter.startsWith('a_text ~ "Port" && (id=') ? stored.slice(1, 2) : stored),
  );
  await user.click(button("Preview changes"));
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("2 loaded records no longer match the filter.");
  await user.click(button("Refresh"));
  await waitFor(() => expect(screen.queryByText(/no longer match/)).toBeNull());
});
