import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { RecordRow } from "../../../definitions/types/record";
import type { RulePath } from "../../../src/features/rules/model/affected-rules";
import { trialFilter, type TrialFilter } from "../../../src/features/rules/model/trial";
import { selectBackend } from "../../../src/runtime/model/version/backend";
import { fleet, shipyard, withFields } from "../../support/rules";

const { orders, users } = shipyard;
const anna: RecordRow = {
  id: "anna00000000001",
  created: "2022-12-04 09:41:07.000Z",
  updated: "2022-12-04 09:41:07.000Z",
  collectionId: users.id,
  collectionName: "users",
  username: "anna",
  email: '"a b"@example.com',
  verified: true,
};

const asAnna = (rule: string, path: RulePath = "viewRule", own = orders): TrialFilter =>
  trialFilter({ rule, path, own, collections: fleet }, anna);
const asGuest = (rule: string, path: RulePath = "viewRule"): TrialFilter =>
  trialFilter({ rule, path, own: orders, collections: fleet });

describe("a rule becomes the filter of an admin", () => {
  it("for a guest, who has nothing", () => {
    expect(asGuest("@request.auth.id != '' || @request.auth.ship.name = title")).toEqual({
      filter: "null != '' || null = title",
    });
    expect(asGuest("")).toEqual({ filter: "" });
  });

  it("for an account: what the backend knows by heart as texts, the rest by its record", () => {
    expect(asAnna("customer = @request.auth.id && @request.auth.verified = true")).toEqual({
      filter: "customer = 'anna00000000001' && true = true",
    });
    const record = `@collection.${users.id}.`;
    expect(asAnna("(@request.auth.ship.port.city = title) || @request.auth.nothing = 1")).toEqual({
      filter: `(${record}ship.port.city = title) || null = 1 && ${record}id = 'anna00000000001'`,
    });
    // What would have to be escaped is read, too.
    expect(asAnna("@request.auth.email = title")).toEqual({
      filter: `${record}email = title && ${record}id = 'anna00000000001'`,
    });
  });

  it("of the request that the rule is for, with nothing in it", () => {
    const rule = "@request.method = 'X' && @request.query.a = 1 && @request.data.title = title";
    expect(asGuest(rule, "deleteRule").filter).toBe("'DELETE' = 'X' && null = 1 && null = title");
    expect(asGuest(rule, "createRule").filter).toBe("'POST' = 'X' && null = 1 && title = title");
    expect(asGuest("@request.data.nothing = @request.data.vessel.name", "createRule").filter).toBe("null = null");
    expect(asGuest("@request.data.meta.a = 'b'", "createRule").filter).toBe("meta.a = 'b'");
  });

  it("of lists, which leave out accounts that hide their emails", () => {
    expect(asGuest("customer.email ~ 'x'", "listRule").filter).toBe(
      "customer.email ~ 'x' && customer.emailVisibility = true",
    );
    expect(asGuest("customer.email ~ 'x'", "viewRule").filter).toBe("customer.email ~ 'x'");
    expect(asGuest("@collection.users.email ~ 'x'", "listRule").filter).toBe("@collection.users.email ~ 'x'");
  });

  it("with the names that fields are stored by", () => {
    const edited = withFields(orders, { title001: "status", status01: "title" });
    expect(asAnna("title = 'title' && vessel.name = status", "viewRule", edited).filter).toBe(
      "status = 'title' && vessel.name = title",
    );
  });
});

describe("there is none", () => {
  it("when it names what is not stored", () => {
    const edited = { ...orders, fields: [...orders.fields, { ...orders.fields[0]!, id: "new", name: "weight" }] };
    expect(asAnna("weight > 1", "viewRule", edited).problem).toBe(
      "The rule uses names that are not saved yet: weight. Save before you try it.",
    );
  });

  it("when the backend would refuse it for the account", () => {
    expect(asAnna("@request.auth.role.name = 1").problem).toBe(
      'The backend rejects the rule for this account: "role" is not a relation, so nothing can follow it.',
    );
    expect(asGuest("@request.auth.role.name = 1").problem).toBeUndefined();
  });

  it("when a guest would manage accounts", () => {
    const tried = { rule: "id != ''", path: "manageRule", own: users, collections: fleet } as const;
    expect(trialFilter(tried).problem).toContain("Guests can never manage accounts");
    expect(trialFilter(tried, anna).filter).toBe("id != ''");
  });

  it("when it follows a number into what is sent, which means another thing in what is stored", () => {
    expect(asGuest("@request.data.meta.0 = 'a'", "createRule").problem).toContain("a number in meta.0 is a name");
    expect(asGuest("@request.data.meta.0 = 'a'", "updateRule").filter).toBe("null = 'a'");
  });

  it("when it names the account's collection collection by id", () => {
    expect(asAnna(`@collection.${users.id}.role = 1`).problem).toContain("collection by id");
  });
});

describe("since conditions ask of all values, an account's are written out", () => {
  beforeEach(() => selectBackend("v0.40"));
  afterAll(() => selectBackend("v0.8"));

  const ship = { id: "ship00000000001", name: "Anna", port: "port00000000001" };
  const sailor = { ...anna, role: `50% of "it"`, ship: ship.id };
  const as = (rule: string, account: object = sailor, path: RulePath = "viewRule"): TrialFilter =>
    trialFilter({ rule, path, own: orders, collections: fleet }, account as RecordRow);

  it("as texts, numbers and what the database would make of them", () => {
    expect(as("@request.auth.role = title && title ~ @request.auth.role").filter).toBe(
      `'50% of "it"' = title && title ~ '%50% of "it"%'`,
    );
    expect(as("@request.auth.role:lower = title && @request.auth.ship:length = 1").filter).toBe(
      `'50% of "it"' = title && 1 = 1`,
    );
    expect(as("@request.auth.nothing = title && @request.context = 'default'").filter).toBe(
      "null = title && 'default' = 'default'",
    );
  });

  it("once what its relations lead to is read", () => {
    const rule = "@request.auth.ship.port.city = title && @request.auth.ship.name != ''";
    expect(as(rule)).toEqual({ expand: "ship.port,ship" });
    const expand = { ship: { ...ship, expand: { port: { id: ship.port, city: "Kiel" } } } };
    expect(as(rule, { ...sailor, expand }).filter).toBe("'Kiel' = title && 'Anna' != ''");
    expect(as(rule, { ...sailor, expand: {} }).filter).toBe("null = title && null != ''");
  });

  it("unless any of several is asked for, for which its record is joined", () => {
    const record = `@collection.${users.id}:tried_account.`;
    expect(as("@request.auth.orders_via_customer.title ?= title").filter).toBe(
      `${record}orders_via_customer.title ?= title && ${record}id ?= 'anna00000000001'`,
    );
    expect(as("@request.auth.orders_via_customer.title = title").problem).toContain("To try it, use ?=");
  });

  it("but not where they cannot be written", () => {
    expect(as("@request.auth.role = title", { ...sailor, role: `it's "so"` }).problem).toContain(
      "@request.auth.role is known only",
    );
    expect(as("@request.body.meta.a:isset = true", sailor, "createRule").problem).toContain("meta.a:isset");
  });

  it("and what is not sent is neither there nor changed", () => {
    const rule =
      "@request.body.title:isset = false && @request.body.title:changed = false && @request.query.a:isset = false";
    expect(as(rule).filter).toBe("false = false && false = false && false = false");
    expect(as(rule, sailor, "createRule").filter).toBe("true = false && false = false && false = false");
  });
});
