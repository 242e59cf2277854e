import { expect, test } from "vitest";
import { isEqual } from "../../../../src/runtime/model/values/json/equal";
import { keyOf, findMissingPaths, valueAt, withValueAt } from "../../../../src/runtime/model/values/json/path";

const boats = {
  boats: [
    { id: "a.b", name: "Ada" },
    { id: "c", name: "Cy" },
  ],
};

test("a path leads into data, and nowhere where the way ends", () => {
  const data = { smtp: { port: 587 } };
  expect(valueAt(data, "smtp.port")).toBe(587);
  expect(valueAt(data, "smtp.port.deeper")).toBeUndefined();
  expect(valueAt(undefined, "smtp")).toBeUndefined();
  expect(valueAt({ smtp: null }, "smtp.port")).toBeUndefined();
});

test("only a field of one's own is a field, whatever it is called", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(valueAt({}, name)).toBeUndefined();
    const next = withValueAt({}, name, "x");
    expect(valueAt(next, name)).toBe("x");
    expect(Object.keys(next)).toEqual([name]);
    expect(valueAt({}, name)).toBeUndefined();
  }
});

test("a row lacks what it does not have itself, not what is empty", () => {
  const inherited = ["constructor", "toString", "valueOf"];
  expect(findMissingPaths({ none: null, blank: "" }, ["none", "blank", "depth", ...inherited])).toEqual([
    "depth",
    ...inherited,
  ]);
  expect(findMissingPaths({ constructor: "Ada", smtp: {} }, ["constructor", "smtp.port", "meta.appName"])).toEqual([
    "meta.appName",
  ]);
});

test("putting a value makes a copy, and what else was there stays", () => {
  const data = { smtp: { host: "x", port: 587 } };
  const next = withValueAt(data, "smtp.port", 25);
  expect(next).toEqual({ smtp: { host: "x", port: 25 } });
  expect(data.smtp.port).toBe(587);
  expect(withValueAt(undefined, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt({ a: null }, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt(data, "smtp.port", undefined)).toEqual({ smtp: { host: "x" } });
});

test("items of a list are found by their ids, in which any sign may stand", () => {
  expect(keyOf({ id: "a.b %" })).toBe("a%2Eb%20%25");
  expect(valueAt(boats, "boats.a%2Eb.name")).toBe("Ada");
  expect(valueAt(boats, "boats.0.name")).toBeUndefined();
  expect(withValueAt(boats, "boats.c.name", "Cyd")).toEqual({ boats: [boats.boats[0], { id: "c", name: "Cyd" }] });
});

test("an item is added with an id, taken away, and nothing is put into one that is gone", () => {
  const added = withValueAt(boats, "boats.d", { id: "d" });
  expect(valueAt(added, "boats.#")).toEqual(["a%2Eb", "c", "d"]);
  expect(valueAt(withValueAt(boats, "boats.c", undefined), "boats.#")).toEqual(["a%2Eb"]);
  expect(withValueAt(boats, "boats.gone.name", "x")).toEqual(boats);
  expect(withValueAt(boats, "boats.gone", { name: "no id" })).toEqual(boats);
  expect(withValueAt(boats, "boats.gone.mate", { id: "d" })).toEqual(boats);
});

test("an order moves the items that it names; the others keep their places", () => {
  const list = { l: ["a", "b", "c", "d"].map((id) => ({ id })) };
  const order = (keys: string[]) => valueAt(withValueAt(list, "l.#", keys), "l.#");
  expect(order(["d", "c", "b", "a"])).toEqual(["d", "c", "b", "a"]);
  expect(order(["d", "a"])).toEqual(["d", "b", "c", "a"]);
  expect(order(["x", "c", "a"])).toEqual(["c", "b", "a", "d"]);
});

test("values are equal by what is in them", () => {
  expect(isEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isEqual({ a: undefined }, {})).toBe(true);
  for (const [one, other] of [
    [null, undefined],
    [null, ""],
    ["", 0],
    [0, false],
    [[], {}],
    [{}, { a: null }],
    [[1], [1, 2]],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [{}, { constructor: 1 }],
  ])
    expect(isEqual(one, other)).toBe(false);
});
