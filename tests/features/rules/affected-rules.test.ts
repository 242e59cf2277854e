import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { parseFilter } from "../../../src/backend/filter/parse-filter";
import { affectedRules, findBrokenRules } from "../../../src/features/rules/model/affected-rules";
import { renameInRule } from "../../../src/features/rules/model/rename";
import { resolveName } from "../../../src/features/rules/model/resolve-name";
import { fleet, shipyard, withFields } from "../../support/rules";
import { currentFilter } from "../../../src/features/rules/model/current-filter";

const { users, orders, vessels, ports } = shipyard;
const swapped = (after: Collection): Collection[] => fleet.map((each) => (each.id === after.id ? after : each));
const rewrite = (rule: string, own: Collection, after: Collection): string | undefined =>
  renameInRule(rule, own.id, { before: fleet, after: swapped(after) }).rewritten;

// The property test at the end covers other names.
describe("a rename", () => {
  const label = withFields(orders, { title001: "label" });
  const renamed = { ...orders, name: "sales" };
  it.each([
    ["title = 'title'", label, "label = 'title'"],
    ["(title=@request.data.title)", label, "(label=@request.data.label)"],
    ["titles = 1 && status.title = 1", label, "titles = 1 && status.title = 1"],
    ["@collection.ORDERS.title = 1", label, "@collection.ORDERS.label = 1"],
    ["@request.query.title = 1 || id.title = 2", label, "@request.query.title = 1 || id.title = 2"],
    ['((meta.title = "it\\\\\\"s title"))', label, '((meta.title = "it\\\\\\"s title"))'],
    ["title = status", withFields(orders, { title001: "status", status01: "title" }), "status = title"],
    ["@request.auth.role = 'a'", withFields(users, { role0001: "rank" }), "@request.auth.rank = 'a'"],
    ["@collection.ORDERS.id = 'orders' || orders = 1", renamed, "@collection.sales.id = 'orders' || orders = 1"],
    ["@collection.orders000000001.id = 1", renamed, "@collection.orders000000001.id = 1"],
    ['"users" != @request.auth.collectionName', { ...users, name: "staff" }, '"staff" != @request.auth.collectionName'],
  ])("rewrites the rule %s", (rule, after, expected) => expect(rewrite(rule, orders, after)).toBe(expected));
});

describe("reports a rule that cannot be rewritten", () => {
  it("when the field is deleted", () => {
    const after = withFields(vessels, { port0001: null });
    expect(
      renameInRule("title = 1 && vessel.port.city = 1", orders.id, { before: fleet, after: swapped(after) }),
    ).toEqual({
      names: ["vessel.port.city"],
      rewritten: undefined,
    });
  });

  it("when a relation leads to another collection", () => {
    const after = {
      ...orders,
      fields: orders.fields.map((field) => (field.id === "vessel01" ? { ...field, collectionId: ports.id } : field)),
    };
    expect(rewrite("vessel.name = 1", orders, after)).toBeUndefined();
    expect(rewrite("vessel != ''", orders, after)).toBe("vessel != ''");
  });

  it("when other accounts have a field of the old or the new name", () => {
    const crew = { ...withFields(users, {}), id: "crew00000000001", name: "crew" };
    const renamed = withFields(users, { role0001: "rank" });
    const names = (rule: string, others: Collection): string | undefined =>
      renameInRule(rule, orders.id, {
        before: [...fleet, others],
        after: [...swapped(renamed), others],
      }).rewritten;
    expect(names("@request.auth.role = 1", crew)).toBeUndefined();
    expect(names("@request.auth.role = 1", withFields(crew, { role0001: "rank" }))).toBeUndefined();
    expect(names("@request.auth.ship = 1", crew)).toBe("@request.auth.ship = 1");
  });

  it("when the rule is invalid", () => {
    expect(rewrite("title = ", orders, withFields(orders, { title001: "label" }))).toBeUndefined();
  });
});

describe("finds the rules that a save affects", () => {
  const own = { ...orders, listRule: "title = 1", viewRule: "status = 1" };
  const other = { ...ports, updateRule: "@collection.orders.title != ''", deleteRule: "" };
  const all = [users, own, vessels, other];

  it("with their collection, path, text and new text", () => {
    expect(affectedRules(all, withFields(own, { title001: "label" }))).toEqual([
      {
        collection: "orders",
        collectionId: own.id,
        rule: "listRule",
        text: "title = 1",
        names: ["title"],
        rewritten: "label = 1",
      },
      {
        collection: "ports",
        collectionId: other.id,
        rule: "updateRule",
        text: "@collection.orders.title != ''",
        names: ["@collection.orders.title"],
        rewritten: "@collection.orders.label != ''",
      },
    ]);
  });

  it("without those that the admin has already rewritten", () => {
    const after = { ...withFields(own, { title001: "label" }), listRule: "label = 2", viewRule: "title = status" };
    expect(affectedRules(all, after).map(({ rule, rewritten }) => [rule, rewritten])).toEqual([
      ["viewRule", "label = status"],
      ["updateRule", "@collection.orders.label != ''"],
    ]);
  });

  it("but none for new collections, new fields and other rules", () => {
    expect(affectedRules(all, { ...own, id: "new" })).toEqual([]);
    expect(affectedRules(all, { ...own, listRule: "", fields: [...own.fields, ...vessels.fields] })).toEqual([]);
  });

  it("also the rule for managing accounts", () => {
    const [only, ...more] = affectedRules(fleet, withFields(users, { role0001: "rank" }));
    expect(only).toMatchObject({ rule: "manageRule", rewritten: '@request.auth.rank = "chief"' });
    expect(more).toEqual([]);
  });

  it("of other collections before a collection is deleted", () => {
    expect(
      findBrokenRules(all, own.id).map(({ collection, rule, rewritten }) => [collection, rule, rewritten]),
    ).toEqual([["ports", "updateRule", undefined]]);
  });

  it("but none that another collection of accounts still satisfies", () => {
    const crew = { ...users, id: "crew00000000001", name: "crew" };
    const asking = { ...ports, updateRule: "@request.auth.role = 'a'" };
    expect(findBrokenRules([users, crew, asking], crew.id)).toEqual([]);
    expect(findBrokenRules([{ ...users, fields: [] }, crew, asking], crew.id)).toMatchObject([
      { collection: "users" },
      { collection: "ports" },
    ]);
  });
});

const names =
  "title customer.role vessel.port.city vessel.next.next.name meta.title.0 customer.ship.id @now " +
  "@request.auth.ship.next.port @request.data.title @request.query.title @collection.vessels.port.city " +
  "@collection.users.ship.name";
const operand = fc.oneof(fc.constantFrom(...names.split(" ")), fc.constantFrom("'title'", '"port"', "7", "true"));
const comparison = fc.tuple(operand, fc.constantFrom("=", " != ", " ~"), operand).map((parts) => parts.join(""));
const rule = fc
  .array(
    fc.oneof(
      comparison,
      comparison.map((text) => `( ${text} )`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" && "));
const newName = fc
  .stringMatching(/^[a-z_]{1,8}$/)
  .filter((name) => !["id", "created", "updated", "null", "true", "false"].includes(name));

/** The meaning of each name of a rule, by ids. */
const meaning = (text: string, all: readonly Collection[]): unknown[] =>
  parseFilter(text).pieces.map(({ kind, text: piece }) => {
    if (kind !== "name" && kind !== "macro") return piece;
    const { ways } = resolveName(
      piece,
      all.find(({ id }) => id === orders.id)!,
      all,
    );
    return ways.length === 0
      ? piece
      : ways.map((way) => way.map(({ collection, field }) => [collection.id, field?.id]));
  });

it("keeps the meaning of a rewritten rule, whatever the new names are", () => {
  const ids = fleet.flatMap(({ fields }) => fields.map(({ id }) => id));
  const renames = fc.uniqueArray(newName, { minLength: ids.length, maxLength: ids.length });
  fc.assert(
    fc.property(rule, renames, newName, (text, fresh, collectionName) => {
      const byId = Object.fromEntries(ids.map((id, index) => [id, fresh[index]!]));
      const after = fleet.map((each) =>
        withFields(each === vessels ? { ...each, name: `v_${collectionName}` } : each, byId),
      );
      const { rewritten } = renameInRule(text, orders.id, { before: fleet, after });
      expect(rewritten).toBeDefined();
      expect(meaning(rewritten!, after)).toEqual(meaning(text, fleet));
      expect(renameInRule(rewritten!, orders.id, { before: after, after: fleet }).rewritten).toBe(text);
    }),
  );
});

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
