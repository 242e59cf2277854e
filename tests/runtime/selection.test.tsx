import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { registry } from "../support/registry";
import { Refusal } from "../support/fake-backend";
import { signedIn, type Opened } from "../support/open";
import { all, bar, box, button, count, idOf, manyRecords, opened } from "../support/selection";

beforeEach(signedIn);

describe("rows are selected", () => {
  test("by their boxes, which open nothing; the heading says whether some or all are", async () => {
    const { user } = await opened();
    expect(bar()).toBeNull();
    await user.click(await box(1));
    expect(count()).toBe("Selected 1 record");
    expect(all()).toHaveProperty("indeterminate", true);
    await user.keyboard("{Shift>}");
    await user.click(await box(3));
    await user.keyboard("{/Shift}");
    expect(count()).toBe("Selected 3 records");
    await user.click(all());
    expect(count()).toBe("Selected 30 records");
    expect(all()).toHaveProperty("checked", true);
    await user.click(all());
    expect(bar()).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("by keys: Space on a row, with Shift those since the last one", async () => {
    const { user } = await opened();
    act(() => screen.getAllByRole("row")[1]!.focus());
    await user.keyboard(" {ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    expect(count()).toBe("Selected 3 records");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(await box(2));
    await user.keyboard(" ");
    expect(count()).toBe("Selected 2 records");
    await user.click(button("Reset"));
    expect(bar()).toBeNull();
  });

  test("a range goes from the row pressed last, either way, and does to all what it does to its end", async () => {
    const { user } = await opened();
    await user.click(await box(3));
    await user.keyboard("{Shift>}");
    await user.click(await box(1));
    expect(count()).toBe("Selected 3 records");
    await user.click(await box(5));
    expect(count()).toBe("Selected 5 records");
    await user.click(await box(2));
    await user.keyboard("{/Shift}");
    expect(count()).toBe("Selected 1 record");
    expect(await box(1)).toHaveProperty("checked", true);
  });

  test("a range without a first row is one row: after Reset, or once that row is deleted", async () => {
    const { user } = await opened();
    const pressWithShift = async (index: number) => {
      await user.keyboard("{Shift>}");
      await user.click(await box(index));
      await user.keyboard("{/Shift}");
    };
    await pressWithShift(2);
    expect(count()).toBe("Selected 1 record");
    await user.click(button("Reset"));
    await pressWithShift(5);
    expect(count()).toBe("Selected 1 record");
    await user.click(button("Delete selected"));
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(bar()).toBeNull());
    await pressWithShift(8);
    expect(count()).toBe("Selected 1 record");
  });

  test("all that are loaded are selected unless all of them are", async () => {
    const { user } = await opened();
    await user.click(all());
    await user.click(button("Load more (30 of 31)"));
    await screen.findByRole("button", { name: "Load more (1)" });
    expect(count()).toBe("Selected 30 records");
    expect(all()).toHaveProperty("indeterminate", true);
    await user.click(all());
    expect(count()).toBe("Selected 60 records");
    await user.click(all());
    expect(bar()).toBeNull();
  });

  test("and stay so while more are loaded and all are read anew, not under another filter", async () => {
    // Until its editor is there, the plain field does as well.
    vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
    const { user, backend } = await opened();
    await user.click(await box(1));
    await user.click(button("Load more (30 of 31)"));
    await user.click(await screen.findByRole("button", { name: "Load more (1)" }));
    await waitFor(() => expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("62"));
    expect(count()).toBe("Selected 1 record");
    const reads = backend.payloads("listRecords").length;
    await user.click(button("Refresh"));
    await waitFor(() => expect(backend.payloads("listRecords")).toHaveLength(reads + 3));
    await waitFor(() => expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("false"));
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("62");
    expect(count()).toBe("Selected 1 record");
    await user.type(screen.getByRole("textbox", { name: "Filter records" }), "a_number > 0{Enter}");
    await waitFor(() => expect(bar()).toBeNull());
  });
});

describe("all rows that are found are selected", () => {
  test("also those that are not loaded, page by page, and then what is done is done to all", async () => {
    const { user, backend } = await opened();
    await user.click(await box(1));
    expect(screen.queryByRole("button", { name: /^Select all/ })).toBeNull();
    await user.click(all());
    await user.click(button("Select all 61"));
    await waitFor(() => expect(count()).toBe("Selected 61 records"));
    expect(backend.payloads("listRecords").map(({ page }) => page)).toEqual(["1", "2", "3"]);
    expect(screen.queryByRole("button", { name: /^Select all/ })).toBeNull();
    // Who pressed it is not lost with it.
    expect(document.activeElement).toBe(button("Reset"));
    await user.click(button("Edit selected"));
    await screen.findByRole("dialog", { name: "Edit 61 records" });
  });

  test("unless that is stopped, or fails: those that were selected stay so", async () => {
    const backend = manyRecords();
    const now = await opened(backend);
    await now.user.click(all());
    const release = backend.holds("listRecords");
    await now.user.click(button("Select all 61"));
    expect(count()).toBe("Loading 30 of 61 records…");
    expect(within(bar()!).queryByRole("button", { name: "Delete selected" })).toBeNull();
    await now.user.click(button("Stop"));
    release();
    await screen.findByRole("button", { name: "Load more (1)" });
    expect(count()).toBe("Selected 30 records");
    await now.user.click(all());
    backend.answers("listRecords", new Refusal(500, "The disk is on holiday."));
    await now.user.click(button("Select all 61"));
    await screen.findByText("The disk is on holiday.");
    await waitFor(() => expect(count()).toBe("Selected 60 records"));
  });
});

describe("the selected rows are deleted", () => {
  const ask = async ({ user }: Opened): Promise<void> => {
    await user.click(button("Delete selected"));
    await screen.findByText("Do you really want to delete the selected record(s)?");
  };
  const remove = async (now: Opened): Promise<void> => {
    await ask(now);
    await now.user.click(button("Yes"));
  };

  test("one after the other, and leave the table without others being read again; no row behind them is missed", async () => {
    const now = await opened();
    const reads = now.backend.payloads("listRecords").length;
    for (const index of [0, 2, 9]) await now.user.click(await box(index));
    await remove(now);
    await screen.findByText("Successfully deleted the selected record(s).");
    expect(now.backend.payloads("removeRecord").map(({ id }) => id)).toEqual([0, 2, 9].map(idOf));
    expect(bar()).toBeNull();
    expect(screen.queryByRole("checkbox", { name: `Select ${idOf(2)}` })).toBeNull();
    expect(now.backend.payloads("listRecords")).toHaveLength(reads);
    expect(screen.getByText("Showing", { exact: false }).textContent).toBe("Showing 27 of 58");
    // Three have moved up into the first page.
    await now.user.click(button("Load more (3 of 31)"));
    await now.user.click(await screen.findByRole("button", { name: "Load more (28)" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("59");
  });

  test("but not on a No", async () => {
    const now = await opened();
    await now.user.click(await box(0));
    await now.user.click(button("Delete selected"));
    await now.user.click(await screen.findByRole("button", { name: "No" }));
    expect(now.backend.payloads("removeRecord")).toEqual([]);
    expect(count()).toBe("Selected 1 record");
  });

  test("and what is refused stays selected with its reason; what is gone already is done", async () => {
    const backend = manyRecords();
    const { gone } = backend;
    const refused = new Set([idOf(1)]);
    backend.answers("removeRecord", ({ payload }: { payload: { id: string } }) => {
      if (refused.has(payload.id)) return new Refusal(400, "Failed to delete record.");
      gone.add(payload.id);
      return payload.id === idOf(2) ? new Refusal(404, "Not found.") : undefined;
    });
    const now = await opened(backend);
    for (const index of [0, 1, 2]) await now.user.click(await box(index));
    await remove(now);
    const popup = await screen.findByRole("dialog", { name: "Delete selected" });
    await within(popup).findByText("1 of 3 records were rejected. They are unchanged and still selected.");
    const reason = "The record could not be deleted: another record requires it.";
    expect(within(popup).getByRole("listitem").textContent).toBe(`${idOf(1)} Port 1 ${reason}`);
    await now.user.click(within(popup).getAllByRole("button", { name: "Close" })[0]!);
    expect(count()).toBe("Selected 1 record");
    const kept = await box(1);
    expect(kept.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(kept.getAttribute("aria-describedby")!)!.textContent).toBe(reason);
    await now.user.click(button("Show reasons"));
    await within(await screen.findByRole("dialog", { name: "Not done" })).findByText(reason);
    await now.user.keyboard("{Escape}");
    // Pressed again the row begins without a reason.
    await now.user.click(kept);
    await now.user.click(kept);
    expect(kept.getAttribute("aria-invalid")).toBeNull();
    refused.clear();
    await remove(now);
    await screen.findByText("Successfully deleted the selected record(s).");
    expect([...gone]).toEqual([0, 2, 1].map(idOf));
  });

  test("until it is cancelled: the one under way is finished, the others stay selected, and Retry goes on", async () => {
    const backend = manyRecords();
    const now = await opened(backend);
    await now.user.click(all());
    const release = backend.holds("removeRecord");
    await remove(now);
    const popup = await screen.findByRole("dialog", { name: "Delete selected" });
    await now.user.click(within(popup).getByRole("button", { name: "Cancel" }));
    expect(within(popup).getByRole("status").textContent).toBe("Stopping after this one…");
    release();
    await screen.findByText("Stopped: 1 of 30 records are done. The others are unchanged and still selected.");
    expect(backend.gone.size).toBe(1);
    expect(count()).toBe("Selected 29 records");
    await now.user.click(button("Retry"));
    await waitFor(() => expect(backend.gone.size).toBe(30));
    // None of the loaded ones is left, but there are others.
    await box(30);
  });

  test("and nothing is asked or deleted where it cannot be found out what that would do", async () => {
    const now = await opened();
    await now.user.click(all());
    now.backend.answers("listCollections", new Refusal(500, "The disk is on holiday."));
    await now.user.click(button("Delete selected"));
    await screen.findByText("The disk is on holiday.");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    now.backend.recovers("listCollections");
    await ask(now);
    expect(now.backend.payloads("removeRecord")).toEqual([]);
  });

  test("and a backend that does not answer is not asked for each of them", async () => {
    const now = await opened();
    await now.user.click(all());
    await ask(now);
    now.backend.dies();
    await now.user.click(button("Yes"));
    await screen.findByText(/^Stopped after 0 of 30 records: The backend does not answer\./);
    expect(count()).toBe("Selected 30 records");
  });
});
