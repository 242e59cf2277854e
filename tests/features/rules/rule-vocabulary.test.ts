import { beforeEach, describe, expect, it } from "vitest";
import { firstProblem } from "../../../src/backend/filter/parse-filter";
import { ruleVocabulary } from "../../../src/features/rules/model/rule-vocabulary";
import { selectBackend } from "../../../src/backend/version/backend";
import { fleet, shipyard, withFields, madeCollection } from "../../support/rules";

const { orders, users } = shipyard;
const vocabulary = ruleVocabulary(orders, fleet);
const after = (path: string, words = vocabulary): string[] => words.paths!.after(path).map(({ name }) => name);

describe("the vocabulary of rules", () => {
  it("continues with all account fields and with sent fields", () => {
    const fields = [
      ["rank0001", "rank"],
      ["role0009", "role", "select"],
    ] as const;
    const crew = madeCollection("crew00000000001", "crew", fields, { type: "auth" });
    const words = ruleVocabulary(orders, [...fleet, crew]);
    expect(after("@request.", words)).toEqual(["method", "query.", "data.", "auth."]);
    expect(after("@request.auth.", words)).toEqual([
      ..."id created updated username email emailVisibility verified collectionId collectionName".split(" "),
      ..."role ship rank".split(" "),
    ]);
    expect(after("@request.auth.ship.port.", words)).toEqual(["id", "created", "updated", "city"]);
    expect(after("@request.data.", words)).toEqual(["id", "title", "status", "customer", "vessel", "meta", "total"]);
    expect(after("@request.data.", ruleVocabulary(users, fleet))).toContain("passwordConfirm");
    expect(after("@request.query.", words)).toEqual([]);
  });

  it("uses the edited names of the collection", () => {
    const edited = withFields(orders, { title001: "label", status01: null });
    const words = ruleVocabulary(edited, fleet);
    expect(after("", words).slice(3, 8)).toEqual(["label", "customer", "vessel", "meta", "total"]);
    expect(firstProblem("title = 1", words)).toBe('At character 1: "orders" has no field "title".');
    expect(firstProblem("label = 1 && @collection.orders.label = 1", words)).toBeUndefined();
    expect(firstProblem("@collection.orders.status = 1", words)).toContain('"orders" has no field "status".');
  });
});

it.each([
  ["vessel.port.town = 1", 'At character 1: "ports" has no field "town".'],
  ["title.x = 1", 'At character 1: "title" is not a relation, so nothing can follow it.'],
  ["1 = @request.headers.a", "Unknown "],
  ["@request.auth = 1", 'A name is missing after "@request.auth".'],
  ["@collection.boats.id = 1", 'Unknown collection "boats".'],
])("reports the problem of %s", (rule, sentence) => expect(firstProblem(rule, vocabulary)).toContain(sentence));

describe("the vocabulary of rules on v0.40", () => {
  beforeEach(() => selectBackend("v0.40"));
  const accounts = madeCollection(
    "crew00000000001",
    "crew",
    [
      ["id000001", "id"],
      ["email001", "email", "email"],
      ["pass0001", "password", "password"],
      ["role0001", "role"],
    ],
    { type: "auth" },
  );
  const words = (own = orders) => ruleVocabulary(own, [...fleet, accounts]);

  it("has built-in fields once, and no password", () => {
    expect(after("", words(accounts)).slice(0, 5)).toEqual(["id", "email", "emailVisibility", "verified", "role"]);
  });

  it("continues along back-relations", () => {
    expect(after("", words(users))).toContain("orders_via_customer.");
    expect(after("customer.orders_via_customer.", words())).toContain("title");
    expect(after("@request.auth.orders_via_customer.", words())).toContain("title");
  });

  it("continues along aliases and sent relations", () => {
    expect(after("@collection.ports:p.", words())).toEqual(["id", "city", "vessels_via_port."]);
    expect(after("@request.body.vessel.port.", words())).toEqual(["id", "city", "vessels_via_port."]);
    expect(after("@request.", words())).toEqual(["method", "query.", "body.", "auth.", "headers.", "context"]);
  });

  it("allows both the new and the stored name of its collection", () => {
    const renamed = { ...withFields(orders, { title001: "label" }), name: "sales" };
    const problem = (rule: string): string | undefined => firstProblem(rule, words(renamed));
    expect(problem("@collection.sales.label = label && @collection.orders.title = label")).toBeUndefined();
    expect(problem("@collection.orders.label = label")).toContain('"orders" has no field "label"');
    expect(after("@collection.", words(renamed))).not.toContain("orders.");
  });
});
