import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { newQueryClient } from "../../../src/backend/api/queries";
import { selectBackend } from "../../../src/backend/version/backend";
import { ViewColumns } from "../../../src/features/collections/editor/ViewColumns";
import { RegistryContext } from "../../../src/runtime/registry/registry";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { registry } from "../../support/registry";

const stored = { id: "totals000000001", type: "view", fields: [], viewQuery: "SELECT id FROM ports" };

/** Draws the columns and samples of a view, and returns how to change its query. */
function draw(version: Version, own: object = stored) {
  selectBackend(version);
  const queries = newQueryClient();
  const of = (viewQuery: string) => (
    <RegistryContext value={registry}>
      <QueryClientProvider client={queries}>
        <ViewColumns
          data={{ ...own, viewQuery }}
          stored={own}
          change={() => {}}
          disabled={false}
          saved={0}
          item={undefined}
          itemPath=""
        />
      </QueryClientProvider>
    </RegistryContext>
  );
  const { rerender } = render(of(stored.viewQuery));
  return { edit: (viewQuery: string) => rerender(of(viewQuery)) };
}

const show = () => userEvent.click(screen.getByRole("button", { name: "Sample rows" }));

beforeEach(signedIn);

test("shows rows of a query before it is saved, again after each change", async () => {
  const backend = fakeBackend();
  const column = (name: string) => ({ name, type: "TEXT", nullable: false });
  backend.answers("runSql", {
    execTime: 1,
    affectedRows: 0,
    columns: [column("id"), column("n")],
    rows: [["a", null]],
  });
  backend.answers("dryRunView", ({ payload }: { payload: { query: string } }) =>
    payload.query.includes("nope") ? new Refusal(400, "No such column: nope.") : { fields: [] },
  );
  const { edit } = draw("v0.40");
  expect(backend.payloads("runSql")).toEqual([]);
  await show();
  await screen.findByRole("row", { name: "a null" });
  expect(backend.payloads("runSql")).toEqual([{ query: "SELECT * FROM (\nSELECT id FROM ports\n) LIMIT 5" }]);
  edit("SELECT nope FROM ports");
  await screen.findByText("No such column: nope.");
  edit("SELECT id, name FROM ports; ");
  await screen.findByRole("table");
  // Only queries that the dry run accepted.
  expect(backend.payloads("runSql").map(({ query }) => query)).toEqual([
    expect.stringContaining("SELECT id FROM ports\n"),
    expect.stringContaining("SELECT id, name FROM ports\n"),
  ]);
});

test("shows rows of the saved query, and says so, where no other can run", async () => {
  const backend = fakeBackend();
  backend.answers("sampleRecords", pageOf([{ id: "a", collectionId: stored.id, name: "Oslo" }], 1));
  draw("v0.30");
  await show();
  await screen.findByRole("row", { name: "a Oslo" });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["id", "name"]);
  expect(screen.getByText(/^Rows of the saved query\./)).toBeDefined();
  expect(backend.payloads("runSql")).toEqual([]);
});

test("promises rows of a new view after its save, where no query can run before", () => {
  fakeBackend();
  draw("v0.30", { id: "", type: "view" });
  expect(screen.getByText("This version of the backend shows sample rows once the view is saved.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sample rows" })).toBeNull();
});
