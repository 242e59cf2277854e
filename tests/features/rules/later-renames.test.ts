import { beforeEach, describe, expect, it } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import type { Collection } from "../../../definitions/types/collection";
import { affectedRules, ruleUpdates, findBrokenRules } from "../../../src/features/rules/model/affected-rules";
import { renameInRule } from "../../../src/features/rules/model/rename";
import { selectBackend } from "../../../src/backend/version/backend";
import { madeCollection, shipyard, withFields } from "../../support/rules";

const { users, orders, vessels } = shipyard;
const ports = madeCollection("ports0000000001", "ports", [
  ["city0001", "city"],
  ["place001", "place", "geoPoint"],
]);
const fleet: readonly Collection[] = [users, orders, vessels, ports];
const swapped = (after: Collection): Collection[] => fleet.map((each) => (each.id === after.id ? after : each));

const rewrite = (rule: string, own: Collection, after: Collection): string | undefined =>
  renameInRule(rule, own.id, { before: fleet, after: swapped(after) }).rewritten;

beforeEach(() => selectBackend("v0.40"));

const label = withFields(orders, { title001: "label" });
const customer = withFields(orders, { customer: "buyer" });
const sales = { ...orders, name: "sales" };

describe("a renamed field", () => {
  it.each([
    ["@request.body.title:isset = false", orders, label, "@request.body.label:isset = false"],
    ["@request.body.title:changed = false", orders, label, "@request.body.label:changed = false"],
    ["title:lower = @request.body.title:lower", orders, label, "label:lower = @request.body.label:lower"],
    ["@request.query.title:isset = true", orders, label, "@request.query.title:isset = true"],
    ["@request.body.customer.role = 'a'", orders, customer, "@request.body.buyer.role = 'a'"],
    ["customer:each ?= @request.auth.id", orders, customer, "buyer:each ?= @request.auth.id"],
    ["orders_via_customer.title ?= 'a'", users, label, "orders_via_customer.label ?= 'a'"],
    ["orders_via_customer.title ?= 'a'", users, customer, "orders_via_buyer.title ?= 'a'"],
    ["@request.auth.orders_via_customer.id ?= id", orders, customer, "@request.auth.orders_via_buyer.id ?= id"],
    ["@collection.orders:o.title:lower = title", orders, label, "@collection.orders:o.label:lower = label"],
    ["title = 'a' // title\n && title != ''", orders, label, "label = 'a' // title\n && label != ''"],
    ["strftime('title', title) = title", orders, label, "strftime('title', label) = label"],
  ] as const)("is renamed in %s", (rule, own, after, expected) => expect(rewrite(rule, own, after)).toBe(expected));

  it("is renamed in the arguments of a function", () => {
    const after = withFields(ports, { place001: "spot" });
    const rule = "(geoDistance(vessel.port.place.lon, vessel.port.place.lat, 1, total) < 5)";
    expect(rewrite(rule, orders, after)).toBe(
      "(geoDistance(vessel.port.spot.lon, vessel.port.spot.lat, 1, total) < 5)",
    );
  });

  it("is renamed behind a sent relation", () => {
    expect(rewrite("@request.body.vessel.name = 'a'", orders, withFields(vessels, { name0001: "title" }))).toBe(
      "@request.body.vessel.title = 'a'",
    );
  });
});

describe("a renamed collection", () => {
  it.each([
    ["orders_via_customer.title ?= 'a'", users, "sales_via_customer.title ?= 'a'"],
    ["ORDERS_via_customer.title ?= 'a'", users, "sales_via_customer.title ?= 'a'"],
    ["orders000000001_via_customer.title ?= 'a'", users, "orders000000001_via_customer.title ?= 'a'"],
    ["@collection.orders:a.id != @collection.orders:b.id", users, "@collection.sales:a.id != @collection.sales:b.id"],
    ["@collection.orders000000001:a.id != ''", users, "@collection.orders000000001:a.id != ''"],
  ] as const)("is renamed in %s", (rule, own, expected) => expect(rewrite(rule, own, sales)).toBe(expected));
});

describe("finds the rules that a save affects", () => {
  it.each([
    ["v0.40", 2],
    ["v0.22", 0],
  ] satisfies [Version, number][])("on %s with %i of signing in", (version, count) => {
    selectBackend(version);
    const mfa = { mfa: { rule: "orders_via_customer.title ?= ''" } };
    const own = { ...users, authRule: "role = 'a'", ...mfa } as Collection;
    const signIn = affectedRules([own, orders], withFields(own, { role0001: "rank" }));
    const back = affectedRules([own, orders], sales);
    expect([...signIn, ...back].filter(({ rule }) => rule === "authRule" || rule === "mfa.rule")).toHaveLength(count);
  });

  it("without the query of a view", () => {
    const view = { ...ports, type: "view", viewQuery: "SELECT id, title FROM orders; SELECT 1" } as const;
    expect(affectedRules([orders, view], label)).toEqual([]);
  });

  it("with back-relations of a deleted collection", () => {
    const asking = { ...users, listRule: "orders_via_customer.title ?= 'a'", manageRule: null };
    expect(findBrokenRules([asking, orders, vessels], orders.id)).toMatchObject([{ rule: "listRule" }]);
  });
});

it.each([
  ["v0.22", "@collection.orders.label = 'a'"],
  ["v0.23", "@collection.sales.label = 'a'"],
] satisfies [Version, string][])("sends the own name of a renamed collection on %s as %s", (version, listRule) => {
  selectBackend(version);
  const own = { ...orders, listRule: "@collection.orders.title = 'a'" };
  const { together, afterwards } = ruleUpdates([own, users, vessels], {
    ...withFields(own, { title001: "label" }),
    name: "sales",
  });
  expect(together).toEqual({ listRule });
  expect(afterwards.size).toBe(version === "v0.22" ? 1 : 0);
});
