import { expect, test } from "vitest";
import { isEqual } from "../../src/values/json/equal";
import { keyOf, findMissingPaths, valueAt, withValueAt } from "../../src/values/json/path";

const boats = {
  boats: [
    { id: "a.b", name: "Ada" },
    { id: "c", name: "Cy" },
  ],
};

test("reads a path, and nothing where it ends early", () => {
  const data = { smtp: { port: 587 } };
  expect(valueAt(data, "smtp.port")).toBe(587);
  expect(valueAt(data, "smtp.port.deeper")).toBeUndefined();
  expect(valueAt(undefined, "smtp")).toBeUndefined();
  expect(valueAt({ smtp: null }, "smtp.port")).toBeUndefined();
});

test("reads and writes only own properties, whatever their names", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(valueAt({}, name)).toBeUndefined();
    const next = withValueAt({}, name, "x");
    expect(valueAt(next, name)).toBe("x");
    expect(Object.keys(next)).toEqual([name]);
    expect(valueAt({}, name)).toBeUndefined();
  }
});

test("lists missing paths, but not empty ones", () => {
  const inherited = ["constructor", "toString", "valueOf"];
  expect(findMissingPaths({ none: null, blank: "" }, ["none", "blank", "depth", ...inherited])).toEqual([
    "depth",
    ...inherited,
  ]);
  expect(findMissingPaths({ constructor: "Ada", smtp: {} }, ["constructor", "smtp.port", "meta.appName"])).toEqual([
    "meta.appName",
  ]);
});

test("writes a value into a copy, and keeps the rest", () => {
  const data = { smtp: { host: "x", port: 587 } };
  const next = withValueAt(data, "smtp.port", 25);
  expect(next).toEqual({ smtp: { host: "x", port: 25 } });
  expect(data.smtp.port).toBe(587);
  expect(withValueAt(undefined, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt({ a: null }, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt(data, "smtp.port", undefined)).toEqual({ smtp: { host: "x" } });
});

test("finds items by their ids, with any characters", () => {
  expect(keyOf({ id: "a.b %" })).toBe("a%2Eb%20%25");
  expect(valueAt(boats, "boats.a%2Eb.name")).toBe("Ada");
  expect(valueAt(boats, "boats.0.name")).toBeUndefined();
  expect(withValueAt(boats, "boats.c.name", "Cyd")).toEqual({ boats: [boats.boats[0], { id: "c", name: "Cyd" }] });
});

test("adds and removes items, and writes nothing into a missing one", () => {
  const added = withValueAt(boats, "boats.d", { id: "d" });
  expect(valueAt(added, "boats.#")).toEqual(["a%2Eb", "c", "d"]);
  expect(valueAt(withValueAt(boats, "boats.c", undefined), "boats.#")).toEqual(["a%2Eb"]);
  expect(withValueAt(boats, "boats.gone.name", "x")).toEqual(boats);
  expect(withValueAt(boats, "boats.gone", { name: "no id" })).toEqual(boats);
  expect(withValueAt(boats, "boats.gone.mate", { id: "d" })).toEqual(boats);
});

test("moves the items that an order names, and leaves the others", () => {
  const list = { l: ["a", "b", "c", "d"].map((id) => ({ id })) };
  const order = (keys: string[]) => valueAt(withValueAt(list, "l.#", keys), "l.#");
  expect(order(["d", "c", "b", "a"])).toEqual(["d", "c", "b", "a"]);
  expect(order(["d", "a"])).toEqual(["d", "b", "c", "a"]);
  expect(order(["x", "c", "a"])).toEqual(["c", "b", "a", "d"]);
});

test("compares values by content", () => {
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
