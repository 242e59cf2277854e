import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "../support/fake-backend";
import { signedIn, type Opened } from "../support/open";
import { all, bar, box, button, count, idOf, manyRecords, opened } from "../support/selection";

beforeEach(signedIn);

describe("selecting rows", () => {
  test("selects rows by Space, and several with Shift", async () => {
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

  test("selects a range from the row pressed last, either way", async () => {
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

  test("selects one row with Shift if no first row is left", async () => {
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

  test("selects all loaded rows, also after more were loaded", async () => {
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
});

describe("selecting all found rows", () => {
  test("selects rows that are not loaded, page by page", async () => {
    const { user, backend } = await opened();
    await user.click(await box(1));
    expect(screen.queryByRole("button", { name: /^Select all/ })).toBeNull();
    await user.click(all());
    await user.click(button("Select all 61"));
    await waitFor(() => expect(count()).toBe("Selected 61 records"));
    expect(backend.payloads("listRecords").map(({ page }) => page)).toEqual(["1", "2", "3"]);
    expect(screen.queryByRole("button", { name: /^Select all/ })).toBeNull();
    // The focus moves on.
    expect(document.activeElement).toBe(button("Reset"));
    await user.click(button("Edit selected"));
    await screen.findByRole("dialog", { name: "Edit 61 records" });
  });

  test("keeps the earlier selection if it is stopped or fails", async () => {
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

describe("deleting the selected rows", () => {
  const ask = async ({ user }: Opened): Promise<void> => {
    const [n, unit] = count()!.split(" ").slice(1);
    await user.click(button("Delete selected"));
    await screen.findByText(`Do you really want to delete the selected record(s)? You selected ${n} ${unit}.`);
  };
  const remove = async (now: Opened): Promise<void> => {
    await ask(now);
    await now.user.click(button("Yes"));
  };

  test("deletes row by row without a new read, and skips no later row", async () => {
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
    // Three rows moved up into the first page.
    await now.user.click(button("Load more (3 of 31)"));
    await now.user.click(await screen.findByRole("button", { name: "Load more (28)" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("59");
  });

  test("keeps refused rows selected with their reasons; deleted ones count as done", async () => {
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
    // Selecting the row again clears its reason.
    await now.user.click(kept);
    await now.user.click(kept);
    expect(kept.getAttribute("aria-invalid")).toBeNull();
    refused.clear();
    await remove(now);
    await screen.findByText("Successfully deleted the selected record(s).");
    expect([...gone]).toEqual([0, 2, 1].map(idOf));
  });

  test("finishes the current row after Cancel, and continues by Retry", async () => {
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
    // Other rows follow the deleted ones.
    await box(30);
  });

  test("deletes nothing if the effects cannot be found out", async () => {
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
});
