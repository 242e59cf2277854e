import { beforeEach, describe, expect, it } from "vitest";
import type { RecordRow } from "../../../definitions/types/record";
import type { RulePath } from "../../../src/features/rules/model/affected-rules";
import { trialFilter, type TrialFilter } from "../../../src/features/rules/model/trial";
import { selectBackend } from "../../../src/backend/version/backend";
import { fleet, shipyard } from "../../support/rules";

// Real backends prove the filters in tests/server: here are shapes, and rules that cannot be tried.

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

it("reads values of an account from its record if they would need escaping", () => {
  const record = `@collection.${users.id}.`;
  expect(asAnna("customer = @request.auth.id && @request.auth.email = title").filter).toBe(
    `customer = 'anna00000000001' && ${record}email = title && ${record}id = 'anna00000000001'`,
  );
});

it("uses the method of the request, and the stored record as the sent one", () => {
  const rule = "@request.method = 'X' && @request.query.a = 1 && @request.data.title = title";
  expect(asGuest(rule, "deleteRule").filter).toBe("'DELETE' = 'X' && null = 1 && null = title");
  expect(asGuest(rule, "createRule").filter).toBe("'POST' = 'X' && null = 1 && title = title");
  expect(asGuest("").filter).toBe("");
});

describe("a trial", () => {
  const edited = { ...orders, fields: [...orders.fields, { ...orders.fields[0]!, id: "new", name: "weight" }] };
  it.each([
    ["weight > 1", edited, "The rule uses names that are not saved yet: weight. Save before you try it."],
    [
      "@request.auth.role.name = 1",
      orders,
      'The backend rejects the rule for this account: "role" is not a relation, so nothing can follow it.',
    ],
    [`@collection.${users.id}.role = 1`, orders, "collection by id"],
  ])("refuses the rule %s", (rule, own, problem) => expect(asAnna(rule, "viewRule", own).problem).toContain(problem));

  it("refuses a number after JSON that is sent", () => {
    expect(asGuest("@request.data.meta.0 = 'a'", "createRule").problem).toContain("a number in meta.0 is a name");
    expect(asGuest("@request.data.meta.0 = 'a'", "updateRule").filter).toBe("null = 'a'");
    expect(asGuest("@request.auth.role.name = 1").problem).toBeUndefined();
  });
});

describe("since v0.23", () => {
  beforeEach(() => selectBackend("v0.40"));

  const ship = { id: "ship00000000001", name: "Anna", port: "port00000000001" };
  const sailor = { ...anna, role: `50% of "it"`, ship: ship.id };
  const as = (rule: string, account: object = sailor, path: RulePath = "viewRule"): TrialFilter =>
    trialFilter({ rule, path, own: orders, collections: fleet }, account as RecordRow);

  it("requests the relations of the account before it tries a rule", () => {
    const rule = "@request.auth.ship.port.city = title && @request.auth.ship.name != ''";
    expect(as(rule)).toEqual({ expand: "ship.port,ship" });
    const expand = { ship: { ...ship, expand: { port: { id: ship.port, city: "Kiel" } } } };
    expect(as(rule, { ...sailor, expand }).filter).toBe("'Kiel' = title && 'Anna' != ''");
    expect(as(rule, { ...sailor, expand: {} }).filter).toBe("null = title && null != ''");
  });

  it.each([
    ["@request.auth.orders_via_customer.title = title", sailor, "viewRule", "To try it, use ?="],
    ["@request.auth.role = title", { ...sailor, role: `it's "so"` }, "viewRule", "@request.auth.role is known only"],
    ["@request.body.meta.a:isset = true", sailor, "createRule", "meta.a:isset"],
  ] as const)("reports a rule that cannot be tried: %s", (rule, account, path, problem) =>
    expect(as(rule, account, path).problem).toContain(problem),
  );

  it.each([
    ["v0.25", "default"],
    ["v0.26", "password"],
  ] as const)("tries a rule of the sign-in on %s in the context %s", (version, context) => {
    selectBackend(version);
    const rule = "@request.context = 'x'";
    expect(as(rule, sailor, "authRule" as RulePath).filter).toBe(`'${context}' = 'x'`);
    expect(as(rule).filter).toBe("'default' = 'x'");
  });
});
