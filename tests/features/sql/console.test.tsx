import type { ChangeSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { selectBackend } from "../../../src/backend/version/backend";
import { enterProduction } from "../../support/environments";
import { Refusal } from "../../support/fake-backend";
import { goTo, open, signedIn, type Opened } from "../../support/open";
import { newestRegistry } from "../../support/registry";

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

const answer: SqlAnswer = {
  execTime: 1,
  affectedRows: 0,
  columns: [{ name: "letter", type: "TEXT", nullable: true }],
  rows: [["q"]],
};

/** Opens the console with statements and an answer to the next run. */
function openConsole(sql: string): Opened {
  const opened = open(`#/sql?query=${encodeURIComponent(sql)}`, undefined, newestRegistry);
  opened.backend.answers("runSql", answer);
  return opened;
}

const run = async (user: Opened["user"]): Promise<void> =>
  user.click(await screen.findByRole("button", { name: "Run" }));
const previous = { name: "Result of the previous statement" };

test("stops waiting for a statement, and marks the result of another one", async () => {
  const { user, backend } = openConsole("SELECT 'q' AS letter");
  await run(user);
  await screen.findByRole("table", { name: "Result" });
  expect(screen.queryByRole("heading", previous)).toBeNull();

  const release = backend.holds("runSql");
  await run(user);
  expect((await screen.findByRole("timer")).textContent).toMatch(/^Running for \d+ s$/);
  screen.getByRole("heading", previous);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("Stopped waiting. The backend may still run the statement.");
  expect(screen.queryByRole("timer")).toBeNull();
  screen.getByRole("heading", previous);
  release();
  await run(user);
  await waitFor(() => expect(screen.queryByRole("heading", previous)).toBeNull());
});

test("marks the result of the previous statement after an error", async () => {
  const { user, backend } = openConsole("SELECT 'q' AS letter");
  await run(user);
  await screen.findByRole("table", { name: "Result" });
  backend.answers("runSql", () => new Refusal(400, "Raw error:\nno such table: b"));
  await run(user);
  await screen.findByText("The database says: no such table: b");
  screen.getByRole("heading", previous);
});

test("says that a stopped write may still change data", async () => {
  const { user, backend } = openConsole("DELETE FROM a");
  const release = backend.holds("runSql");
  await run(user);
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Run DELETE" }));
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await screen.findByText(/may still run the statement and change data\.$/);
  await screen.findByRole("button", { name: /^DELETE FROM a\s*Stopped, outcome unknown · / });
  release();
});

test("asks in other words before it runs a misspelled statement", async () => {
  const { user, backend } = openConsole("sele * frm everything");
  await run(user);
  const question = await screen.findByRole("alertdialog", { name: "This is no known statement. Run it anyway?" });
  expect(within(question).queryByText(/There is no undo/)).toBeNull();
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(backend.payloads("runSql")).toEqual([]);
  await run(user);
  await user.click(await screen.findByRole("button", { name: "Run anyway" }));
  expect(backend.payloads("runSql")).toHaveLength(1);
});

test("sorts the shown rows by a head, and gives the original order back", async () => {
  const { user, backend } = openConsole("SELECT n FROM a");
  const rows = [["9"], [null], ["10"]];
  backend.answers("runSql", { ...answer, columns: [{ name: "n", type: "", nullable: true }], rows });
  const shown = () =>
    within(screen.getByRole("table", { name: "Result" }))
      .getAllByRole("row")
      .slice(1);
  const values = () => shown().map((row) => within(row).getAllByRole("cell")[0]!.textContent);
  await run(user);
  await user.click(await screen.findByRole("button", { name: "n" }));
  expect(values()).toEqual(["10", "9", "NULL"]);
  expect(screen.getByRole("columnheader", { name: "n" }).getAttribute("aria-sort")).toBe("descending");
  screen.getByText("Sorted by n, among the rows shown.");
  await user.click(screen.getByRole("button", { name: "n" }));
  expect(values()).toEqual(["9", "10", "NULL"]);
  await user.click(screen.getByRole("button", { name: "Original order" }));
  expect(values()).toEqual(["9", "NULL", "10"]);
  await user.click(screen.getByRole("button", { name: "n" }));
  await run(user);
  await waitFor(() => expect(screen.queryByText("Sorted by n, among the rows shown.")).toBeNull());
  expect(backend.payloads("runSql")).toHaveLength(2);
});

const full = { ...answer, rows: Array.from({ length: 1000 }, () => ["q"]) };

test("counts all rows of a cut result on request, with a way to stop", async () => {
  const { user, backend } = openConsole("SELECT letter FROM a");
  backend.answers("runSql", full);
  await run(user);
  await screen.findByText(/^1,000 rows shown\. More may have been cut/);
  const release = backend.holds("runSql");
  await user.click(screen.getByRole("button", { name: "Count all rows" }));
  await screen.findByText("Counting all rows");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("Stopped waiting. The backend may still run the statement.");
  release();
  backend.answers("runSql", { ...answer, rows: [["20000"]] });
  await user.click(await screen.findByRole("button", { name: "Count all rows" }));
  await screen.findByText("1,000 of 20,000 rows shown.");
  expect(screen.queryByRole("button", { name: "Count all rows" })).toBeNull();
  expect(backend.payloads("runSql").at(-1)).toEqual({ query: "SELECT COUNT(*) FROM (SELECT letter FROM a)" });
});

test("forgets the history at once, with a way back, and not the typed text again", async () => {
  const { user } = openConsole("SELECT 'secret' AS letter");
  const list = await screen.findByRole("navigation", { name: "Queries" });
  within(list).getByText(/They may hold secrets/);
  await run(user);
  const past = { name: /^SELECT 'secret' AS letter/ };
  await within(list).findByRole("button", past);
  await user.click(screen.getByRole("button", { name: "Forget history" }));
  expect(within(list).queryByRole("button", past)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Search queries" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  within(list).getByRole("button", past);

  await user.click(screen.getByRole("button", { name: "Forget history" }));
  goTo("#/collections");
  goTo("#/sql");
  await screen.findByText("No statement has run yet.");
  expect(JSON.stringify(localStorage)).not.toContain("secret");
});

test("reports a failed write whose page was left", async () => {
  const { user, backend } = openConsole("DELETE FROM a");
  backend.answers("runSql", () => new Refusal(400, "Raw error:\nno such table: a"));
  const release = backend.holds("runSql");
  await run(user);
  await user.click(await screen.findByRole("button", { name: "Run DELETE" }));
  goTo("#/collections");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "SQL" })).toBeNull());
  release();
  await screen.findByText("A statement of the SQL console failed. Line 1. The database says: no such table: a");
});

test("marks no place of an error in a text that was edited since", async () => {
  const { user, backend } = openConsole("SELECT 1 FROM b");
  backend.answers("runSql", () => new Refusal(400, "Raw error:\nno such table: b"));
  const editor = await screen.findByRole("textbox", { name: "SQL" });
  await run(user);
  await waitFor(() => expect(editor.getAttribute("aria-invalid")).toBe("true"));
  const release = backend.holds("runSql");
  await run(user);
  const edit = (changes: ChangeSpec): void => act(() => EditorView.findFromDOM(editor)!.dispatch({ changes }));
  edit({ from: 0, insert: "-- b\n" });
  release();
  await screen.findByText("Line 1. The database says: no such table: b");
  expect(editor.getAttribute("aria-invalid")).toBe("false");
  edit({ from: 0, to: 5 });
  await waitFor(() => expect(editor.getAttribute("aria-invalid")).toBe("true"));
});

test("lists a write without an answer as unknown, and a refused one as failed", async () => {
  const { user, backend } = openConsole("DELETE FROM a");
  const runWrite = async (): Promise<void> => {
    await run(user);
    await user.click(await screen.findByRole("button", { name: "Run DELETE" }));
  };
  backend.answers("runSql", () => {
    throw new TypeError("Failed to fetch");
  });
  await runWrite();
  await screen.findByRole("button", { name: /^DELETE FROM a\s*Stopped, outcome unknown · / });
  backend.answers("runSql", () => new Refusal(400, "Raw error:\nno such table: a"));
  await runWrite();
  await screen.findByRole("button", { name: /^DELETE FROM a\s*Failed · / });
});

test("counts rows without a question in a locked environment", async () => {
  enterProduction(true);
  const { user, backend } = openConsole("SELECT letter FROM a");
  await screen.findByRole("button", { name: /^Environment: production/ });
  backend.answers("runSql", full);
  await run(user);
  backend.answers("runSql", { ...answer, rows: [["20000"]] });
  await user.click(await screen.findByRole("button", { name: "Count all rows" }));
  await screen.findByText("1,000 of 20,000 rows shown.");
});

const saveAs = async (user: Opened["user"], name: string): Promise<void> => {
  await user.click(screen.getByRole("button", { name: "Save query" }));
  const popup = await screen.findByRole("dialog", { name: "Save query" });
  await user.type(within(popup).getByRole("textbox", { name: "Name" }), name);
  await user.click(within(popup).getByRole("button", { name: "Save" }));
};

test("shows no late error below another query that was opened since", async () => {
  const { user, backend } = openConsole("SELECT 1 FROM b");
  const editor = await screen.findByRole("textbox", { name: "SQL" });
  await saveAs(user, "mine");
  backend.answers("runSql", () => new Refusal(400, "Raw error:\nno such table: b"));
  const release = backend.holds("runSql");
  await run(user);
  await user.click(screen.getByRole("button", { name: "mine" }));
  release();
  await screen.findByRole("button", { name: /^SELECT 1 FROM b\s*Failed · / });
  expect(screen.queryByText(/no such table/)).toBeNull();
  expect(editor.getAttribute("aria-invalid")).not.toBe("true");
});

const numbers: SqlAnswer = {
  ...answer,
  columns: ["one", "two"].map((name) => ({ name, type: "", nullable: true })),
  rows: [
    ["1", "2"],
    ["3", "4"],
  ],
};

test("keeps the chart of a shown result when another query is opened", async () => {
  const { user, backend } = openConsole("SELECT 1 AS one, 2 AS two");
  backend.answers("runSql", numbers);
  await screen.findByRole("textbox", { name: "SQL" });
  await saveAs(user, "plain");
  await run(user);
  await user.click(await screen.findByRole("tab", { name: "Chart" }));
  const kind = (): string => screen.getByRole<HTMLSelectElement>("combobox", { name: "Kind" }).value;
  expect(kind()).not.toBe("line");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "line");
  await user.click(screen.getByRole("button", { name: "plain" }));
  expect(kind()).toBe("line");
});

test("says why a chart is not saved", async () => {
  const { user, backend } = openConsole("SELECT 1 AS one, 2 AS two");
  backend.answers("runSql", numbers);
  await run(user);
  await user.click(await screen.findByRole("tab", { name: "Chart" }));
  // No canvas in this window.
  await user.click(screen.getByRole("button", { name: "Download the chart" }));
  await user.click(await screen.findByRole("menuitem", { name: "Download PNG" }));
  await screen.findByText(/^The chart is not saved: /);
});

test.each([
  ["Linux", "Ctrl Enter"],
  ["Macintosh", "⌘ Enter"],
])("names the keys that run a statement on %s", async (system, keys) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(system);
  openConsole("SELECT 1");
  await screen.findByText(new RegExp(`press ${keys}\\.`));
});
