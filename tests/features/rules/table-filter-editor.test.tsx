import { EditorView } from "@codemirror/view";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { listQuery, newQueryClient } from "../../../src/backend/api/queries";
import { TableFilterEditor } from "../../../src/features/rules/TableFilterEditor";
import { fleet, shipyard } from "../../support/rules";

const vocabulary = { names: [{ name: "title" }, { name: "vessel" }], closed: false, macros: ["@now"] };

/** Types a text into the filter of orders; returns the suggestions. */
async function suggestedAfter(text: string, itemId: string | undefined, stored: typeof fleet | undefined = fleet) {
  const queries = newQueryClient();
  queries.setQueryData(listQuery(calls.listCollections).queryKey, stored);
  const props = { id: "filter", label: "Filter", value: "", placeholder: "", invalid: false, describedBy: "why" };
  render(
    <QueryClientProvider client={queries}>
      <TableFilterEditor {...props} {...{ itemId, vocabulary }} onChange={() => {}} />
    </QueryClientProvider>,
  );
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name: "Filter" }))!;
  act(() =>
    view.dispatch({ changes: { from: 0, insert: text }, selection: { anchor: text.length }, userEvent: "input.type" }),
  );
  const options = within(await screen.findByRole("listbox")).getAllByRole("option");
  return options.map((option) => option.querySelector(".cm-completionLabel")!.textContent);
}

it("suggests names behind relations and collections without a request", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const { id } = shipyard.orders;
  expect(await suggestedAfter("vessel.", id)).toEqual(["id", "created", "updated", "name", "port", "next"]);
  cleanup();
  expect(await suggestedAfter("title = 1 && vessel.port.", id)).toEqual(["id", "created", "updated", "city"]);
  cleanup();
  expect(await suggestedAfter("@c", id)).toEqual(["@collection."]);
  cleanup();
  expect(await suggestedAfter("@collection.", id)).toEqual(["orders.", "users.", "vessels.", "ports."]);
  cleanup();
  expect(await suggestedAfter("@collection.vessels.po", id)).toEqual(["port"]);
  expect(fetched).not.toHaveBeenCalled();
});

it("suggests the columns of a table without a known collection", async () => {
  expect(await suggestedAfter("t", undefined)).toContain("title");
  cleanup();
  expect(await suggestedAfter("v", shipyard.orders.id, undefined)).toContain("vessel");
});
