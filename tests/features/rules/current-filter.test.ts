import { expect, it } from "vitest";
import { currentFilter } from "../../../src/features/rules/model/current-filter";
import { fleet, shipyard, withFields } from "../../support/rules";

const { orders, vessels, ports } = shipyard;
const replaced = (all: typeof fleet, after: typeof orders) => all.map((each) => (each.id === after.id ? after : each));

const renamed = withFields(orders, { total001: "sum", vessel01: "ship" });
const port = { ...withFields(ports, { city0001: "town" }), name: "harbours" };
const once = replaced(fleet, renamed);
const twice = replaced(once, port);
const now = (filter: string, all = twice, former = [fleet, once]): string =>
  currentFilter(
    filter,
    all.find(({ id }) => id === orders.id)!,
    former,
    all,
  );

it("replaces former names, also behind relations and of collections", () => {
  expect(now("total > 3")).toBe("sum > 3");
  expect(now('vessel.port.city = "x"')).toBe('ship.port.town = "x"');
  expect(now('(ship.port.city = "x" || total = 1) && sum = 2')).toBe('(ship.port.town = "x" || sum = 1) && sum = 2');
  expect(now("@collection.ports.city = title")).toBe("@collection.harbours.town = title");
});

it("keeps quoted texts, unknown names and names that are valid again", () => {
  expect(now(`title = "total" && meta = 'vessel' && total = 1`)).toBe(`title = "total" && meta = 'vessel' && sum = 1`);
  expect(now('@request.auth.collectionName = "ports"')).toBe('@request.auth.collectionName = "ports"');
  expect(now("nothing = 1")).toBe("nothing = 1");
  const reused = replaced(fleet, withFields(orders, { total001: "sum", status01: "total" }));
  expect(now("total = 1", reused, [fleet])).toBe("total = 1");
});

it("keeps a filter that names a deleted field or is invalid", () => {
  const gone = replaced(fleet, withFields(orders, { total001: null, title001: "name" }));
  expect(now("total = 1 && title = 2", gone, [fleet])).toBe("total = 1 && title = 2");
  expect(now("total = = 1")).toBe("total = = 1");
  expect(now("total = 1", replaced(once, vessels), [])).toBe("total = 1");
});
