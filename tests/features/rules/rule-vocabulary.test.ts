import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { firstProblem } from "../../../src/runtime/model/filter/parse-filter";
import { ruleVocabulary } from "../../../src/features/rules/model/rule-vocabulary";
import { selectBackend } from "../../../src/runtime/model/version/backend";
import { fleet, shipyard, withFields, madeCollection } from "../../support/rules";

const { orders, users } = shipyard;
const vocabulary = ruleVocabulary(orders, fleet);
const after = (path: string, words = vocabulary): string[] => words.paths!.after(path).map(({ name }) => name);

describe("what a rule can name", () => {
  it("begins with the fields of its collection, and the ways to others", () => {
    expect(after("")).toEqual([
      ..."id created updated title status customer vessel meta total".split(" "),
      ..."@now @request.method @request.query. @request.data. @request.auth. @collection.".split(" "),
    ]);
  });

  it("goes on as far as relations lead, round and round", () => {
    expect(after("vessel.next.next.next.port.")).toEqual(["id", "created", "updated", "city"]);
    expect(after("customer.ship.")).toEqual(["id", "created", "updated", "name", "port", "next"]);
    expect([after("title."), after("meta."), after("vessel.port.city."), after("nothing.")]).toEqual([[], [], [], []]);
  });

  it("goes on behind a request: all kinds of accounts together, and what may be sent", () => {
    const crew = madeCollection(
      "crew00000000001",
      "crew",
      [
        ["rank0001", "rank"],
        ["role0009", "role", "select"],
      ],
      {
        type: "auth",
      },
    );
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

  it("goes on behind other collections, by name and by id", () => {
    expect(after("@collection.")).toEqual(["orders.", "users.", "vessels.", "ports."]);
    expect(after("@collection.vessels.port.")).toEqual(["id", "created", "updated", "city"]);
    expect(after("@collection.ports0000000001.")).toEqual(["id", "created", "updated", "city"]);
    expect(after("@collection.nothing.")).toEqual([]);
  });

  it("is the collection as it is edited: new names in, old and removed ones out", () => {
    const edited = withFields(orders, { title001: "label", status01: null });
    const words = ruleVocabulary(edited, fleet);
    expect(after("", words).slice(3, 8)).toEqual(["label", "customer", "vessel", "meta", "total"]);
    expect(firstProblem("title = 1", words)).toBe('At character 1: "orders" has no field "title".');
    expect(firstProblem("label = 1 && @collection.orders.label = 1", words)).toBeUndefined();
    expect(firstProblem("@collection.orders.status = 1", words)).toContain('"orders" has no field "status".');
  });

  it("leaves out what the backend cannot read in a filter", () => {
    const odd = madeCollection("odd000000000001", "odd", [
      ["a0000001", "2nd"],
      ["b0000001", ""],
      ["c0000001", "_third"],
    ]);
    expect(after("", ruleVocabulary(odd, fleet)).slice(0, 5)).toEqual(["id", "created", "updated", "_third", "@now"]);
  });
});

it.each([
  ["vessel.port.town = 1", 'At character 1: "ports" has no field "town".'],
  ["title.x = 1", 'At character 1: "title" is not a relation, so nothing can follow it.'],
  ["1 = @request.headers.a", "Unknown "],
  ["@request.auth = 1", 'A name is missing after "@request.auth".'],
  ["@collection.boats.id = 1", 'Unknown collection "boats".'],
])("says of %s what is wrong", (rule, sentence) => expect(firstProblem(rule, vocabulary)).toContain(sentence));

describe("what a rule can name on later versions", () => {
  beforeEach(() => selectBackend("v0.40"));
  afterAll(() => selectBackend("v0.8"));
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

  it("has the backend's own fields once, and no password", () => {
    expect(after("", words(accounts)).slice(0, 5)).toEqual(["id", "email", "emailVisibility", "verified", "role"]);
  });

  it("leads back from a collection to those that relate to it", () => {
    expect(after("", words(users))).toContain("orders_via_customer.");
    expect(after("customer.orders_via_customer.", words())).toContain("title");
    expect(after("@request.auth.orders_via_customer.", words())).toContain("title");
  });

  it("goes on behind another name for a collection, and behind a relation that is sent", () => {
    expect(after("@collection.ports:p.", words())).toEqual(["id", "city", "vessels_via_port."]);
    expect(after("@request.body.vessel.port.", words())).toEqual(["id", "city", "vessels_via_port."]);
    expect(after("@request.", words())).toEqual(["method", "query.", "body.", "auth.", "headers.", "context"]);
  });

  it("takes the new name of its collection already, and the old one as it is stored", () => {
    const renamed = { ...withFields(orders, { title001: "label" }), name: "sales" };
    const problem = (rule: string): string | undefined => firstProblem(rule, words(renamed));
    expect(problem("@collection.sales.label = label && @collection.orders.title = label")).toBeUndefined();
    expect(problem("@collection.orders.label = label")).toContain('"orders" has no field "label"');
    expect(after("@collection.", words(renamed))).not.toContain("orders.");
  });
});
