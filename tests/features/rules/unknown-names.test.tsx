import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { registry } from "../../support/registry";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { fleet, shipyard } from "../../support/rules";

beforeEach(signedIn);

const { orders } = shipyard;
const row = { id: "order0000000001", title: "Anchor", collectionId: orders.id, collectionName: orders.name };

/** Opens orders; the backend refuses filters with one of these words. */
function openOrders(filter: string, ...unknown: readonly string[]): void {
  const backend = fakeBackend(fleet);
  backend.answers("listRecords", ({ payload }: { payload: { filter?: string } }) =>
    unknown.some((word) => payload.filter?.includes(word))
      ? new Refusal(400, "Invalid filter parameters.")
      : pageOf([row], 1),
  );
  open(`#/collections?${new URLSearchParams({ collectionId: orders.id, filter, sort: "-created" })}`, backend);
}

test.each([
  ['titel ~ "x"', "titel", 'At character 1: "orders" has no field "titel".'],
  ["total > 3 && nofield > 3", "nofield", 'At character 14: "orders" has no field "nofield".'],
  ['vessel.nme = "x"', "nme", 'At character 1: "vessels" has no field "nme".'],
  ['(title != "" && vessel.next.port.town = "x")', "town", 'At character 17: "ports" has no field "town".'],
  ['@collection.ports.town = "x"', "town", 'At character 1: "ports" has no field "town".'],
  ['@collection.harbours.city = "x"', "harbours", 'At character 1: Unknown collection "harbours".'],
])("locates the unknown name of a refused filter: %s", async (filter, unknown, message) => {
  openOrders(filter, unknown);
  expect((await screen.findByText(message)).closest("[role=alert]")).not.toBeNull();
  expect(screen.queryByText(/does not understand/)).toBeNull();
});

test("shows the backend's words for a filter that looks correct", async () => {
  openOrders('vessel.port.city = "x"', "city");
  await screen.findByText("The backend does not understand this filter: Invalid filter parameters.");
});

test("accepts an unknown name that the backend accepts", async () => {
  openOrders("mystery = 1");
  await screen.findByText("Anchor");
  expect(screen.queryByText(/has no field/)).toBeNull();
  expect(screen.getByRole("textbox", { name: "Filter records" }).getAttribute("aria-invalid")).toBe("false");
});

test("does not claim that a refused filter finds nothing", async () => {
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const backend = fakeBackend(fleet);
  backend.answers("listRecords", ({ payload }: { payload: { filter?: string } }) =>
    payload.filter === "total > 9" ? pageOf([]) : new Refusal(400, "Invalid filter parameters."),
  );
  const query = { collectionId: orders.id, filter: "total > 9", sort: "-created" };
  const { user } = open(`#/collections?${new URLSearchParams(query)}`, backend);
  await screen.findByText("No records found.");
  const filter = screen.getByRole("textbox", { name: "Filter records" });
  await user.clear(filter);
  await user.type(filter, "nofield > 1{Enter}");
  await screen.findByText('At character 1: "orders" has no field "nofield".');
  expect(screen.queryByText("No records found.")).toBeNull();
  expect(screen.getByRole("main").textContent).not.toContain("Showing 0 of 0");
});
