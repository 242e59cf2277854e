import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { product as written } from "../../../definitions/eras/superusers";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { selectBackend } from "../../../src/backend/version/backend";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { Refusal } from "../../support/fake-backend";
import { open, signedIn, type Opened } from "../../support/open";
import { registryOf } from "../../support/registry";

const registry = registryOf("v0.40", resolveProduct("v0.40", written));

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
  const opened = open(`#/sql?query=${encodeURIComponent(sql)}`, undefined, registry);
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
