import { describe, expect, test } from "vitest";
import { changedPaths, payloadOf, sameValue, sentKeys } from "../../../../src/runtime/model/form/changes";
import { conditionHolds, conditionText } from "../../../../src/runtime/model/form/condition";
import { changeDraft, formState, noDraft, removeSavedEdits } from "../../../../src/runtime/model/form/draft";
import { allFields, visibleFields } from "../../../../src/runtime/model/form/visible";
import { valueAt, withValueAt } from "../../../../src/values/json/path";
import { storedSettings as stored } from "../../../support/fixtures";
import { boats, fieldOf } from "./fleet";
import { mailLines } from "./mail-lines";

const payload = (data: unknown, from: unknown = stored) =>
  payloadOf(mailLines, changedPaths(mailLines, from, data), data);

test("holds a condition if all its paths pass", () => {
  const condition = [
    ["smtp.enabled", { is: true }],
    ["smtp.port", { is: 587 }],
  ] as const;
  expect(conditionHolds(condition, stored)).toBe(true);
  expect(conditionHolds(condition, withValueAt(stored, "smtp.port", 25))).toBe(false);
  expect(conditionHolds([], undefined)).toBe(true);
});

test.each([
  [{ not: 587 }, [25, undefined], [587]],
  [{ oneOf: [25, 587] }, [25, 587], [465, undefined]],
  [{ above: 25 }, [26], [25, "26", undefined]],
])("tests a value by %j", (wanted, passing, failing) => {
  const holds = (value: unknown) => conditionHolds([["a", wanted]], { a: value });
  expect(passing.map(holds)).toEqual(passing.map(() => true));
  expect(failing.map(holds)).toEqual(failing.map(() => false));
});

test("describes a condition in words", () => {
  expect(conditionText([["on", { is: true }]])).toBe("on");
  expect(
    conditionText([
      ["type", { oneOf: ["a", "b"] }],
      ["n", { above: 1 }],
      ["m", { is: 2 }],
      ["o", { not: "" }],
    ]),
  ).toBe('type one of ["a","b"] and n above 1 and m = 2 and o not ""');
});

test("hides fields behind a false condition, but lists them", () => {
  const off = withValueAt(stored, "smtp.enabled", false);
  const paths = (data: unknown) => visibleFields(mailLines, data).map(({ path }) => path);
  expect(paths(stored)).toContain("smtp.host");
  expect(paths(off)).not.toContain("smtp.host");
  expect(paths(off)).toContain("smtp.enabled");
  expect(paths(off)).toContain("meta.verificationTemplate.body");
  expect(allFields(mailLines).map(({ path }) => path)).toContain("smtp.host");
});

describe("a save", () => {
  test("sends nothing if nothing changed", () => {
    expect(payload(stored)).toEqual({});
  });

  test("sends only what changed, and not what was changed back", () => {
    const data = withValueAt(withValueAt(stored, "smtp.port", 25), "meta.senderName", "Harbour");
    expect(payload(data)).toEqual({ smtp: { port: 25 }, meta: { senderName: "Harbour" } });
    expect(payload(withValueAt(withValueAt(stored, "smtp.port", 25), "smtp.port", 587))).toEqual({});
  });

  test("sends a new or an erased secret, but never its mask", () => {
    expect(payload(withValueAt(stored, "smtp.password", "new"))).toEqual({ smtp: { password: "new" } });
    expect(payload(withValueAt(stored, "smtp.password", ""))).toEqual({ smtp: { password: "" } });
    expect(payload(stored, withValueAt(stored, "smtp.password", "old"))).toEqual({});
    expect(payloadOf(mailLines, ["smtp.password", "smtp.host"], stored)).toEqual({
      smtp: { host: "smtp.example.com" },
    });
  });

  test("sends the empty value of the type for a cleared field", () => {
    const { username: _, ...smtp } = stored.smtp;
    const without = { ...stored, smtp };
    expect(payload(stored, without)).toEqual({});
    expect(payload(without, stored)).toEqual({});
    expect(payload(withValueAt(stored, "smtp.host", undefined))).toEqual({ smtp: { host: "" } });
    expect(payload(withValueAt(stored, "smtp.port", ""))).toEqual({ smtp: { port: null } });
  });

  test("sends 0 and false", () => {
    expect(payload(withValueAt(stored, "smtp.port", 0))).toEqual({ smtp: { port: 0 } });
    expect(payload(withValueAt(stored, "smtp.enabled", false))).toEqual({ smtp: { enabled: false } });
  });
});

test("distinguishes null from an empty text where null is a value", () => {
  const rule = { schema: { type: ["string", "null"] } };
  expect(sameValue(rule, null, "")).toBe(false);
  expect(sameValue(rule, undefined, null)).toBe(true);
  expect(sameValue({ schema: { type: "string" } }, null, "")).toBe(true);
  const lines = [fieldOf("rule", rule.schema)];
  const saved = (from: unknown, to: unknown) =>
    payloadOf(lines, changedPaths(lines, { rule: from }, { rule: to }), { rule: to });
  expect(saved(null, "")).toEqual({ rule: "" });
  expect(saved("", null)).toEqual({ rule: null });
  expect(saved("id = 1", undefined)).toEqual({ rule: null });
});

test("compares lists by their items, and treats no list as an empty one", () => {
  const list = { schema: { type: "array" } };
  expect(sameValue(list, ["a"], ["a"])).toBe(true);
  expect(sameValue(list, ["a", "b"], ["b", "a"])).toBe(false);
  expect(sameValue(list, null, [])).toBe(true);
  const flag = { schema: { type: "boolean" } };
  expect([undefined, true].map((before) => sameValue(flag, before, false))).toEqual([true, false]);
});

describe("a list of items", () => {
  const fleet = { boats: [item("a", "Ada"), item("b", "Bo", "ferry"), item("c", "Cy")] };
  function item(id: string, name: string, kind = "tug") {
    return { id, name, kind, extra: { kept: id } };
  }
  const edited = (...edits: [string, unknown][]) => {
    const draft = edits.reduce((now, [path, value]) => changeDraft(now, [boats], fleet, path, value), noDraft);
    return formState(draft, [boats], fleet);
  };
  const sent = (...edits: [string, unknown][]) => {
    const { lines, changed, data } = edited(...edits);
    return { changed: [...changed], payload: payloadOf(lines, [...changed], data), keys: sentKeys(lines).get("boats") };
  };

  test("is sent complete after one change, with values that no line has", () => {
    const { changed, payload: body } = sent(["boats.b.name", "Beau"]);
    expect(changed).toEqual(["boats.b.name"]);
    expect(body).toEqual({
      boats: [item("a", "Ada"), { ...item("b", "Beau", "ferry"), load: { places: null } }, item("c", "Cy")],
    });
  });

  test("is moved with the edits of its items", () => {
    const { changed, payload: body, keys } = sent(["boats.a.name", "Ann"], ["boats.#", ["c", "a", "b"]]);
    expect(changed).toEqual(["boats.#", "boats.a.name"]);
    expect(keys).toEqual(["c", "a", "b"]);
    expect((body["boats"] as { name: string }[]).map(({ name }) => name)).toEqual(["Cy", "Ann", "Bo"]);
    expect(edited(["boats.#", ["c", "a", "b"]], ["boats.#", ["a", "b", "c"]]).changed.size).toBe(0);
  });

  test("loses an item, which can be restored with its edits", () => {
    const { changed, payload: body, keys } = sent(["boats.a.name", "Ann"], ["boats.a.-", true]);
    expect(changed).toEqual(["boats.a.-"]);
    expect(keys).toEqual(["b", "c"]);
    expect((body["boats"] as { id: string }[]).map(({ id }) => id)).toEqual(["b", "c"]);
    const { changed: restored } = edited(["boats.a.name", "Ann"], ["boats.a.-", true], ["boats.a.-", undefined]);
    expect([...restored]).toEqual(["boats.a.name"]);
  });

  test("gains an item, which counts as one change, or leaves nothing behind", () => {
    const added: [string, unknown][] = [
      ["boats.new", { id: "new", name: "", kind: "tug" }],
      ["boats.new.name", "Nell"],
      ["boats.#", ["new", "a", "b", "c"]],
    ];
    const { changed, keys, payload: body } = sent(...added);
    expect(changed).toEqual(["boats.new"]);
    expect(keys).toEqual(["new", "a", "b", "c"]);
    expect((body["boats"] as unknown[])[0]).toEqual({ id: "new", name: "Nell", kind: "tug" });
    expect(edited(...added.slice(0, 2), ["boats.new", undefined]).changed.size).toBe(0);
  });

  test("has other lines for another kind of item", () => {
    const paths = (...edits: [string, unknown][]) => allFields(edited(...edits).lines).map(({ path }) => path);
    const added: [string, unknown] = ["boats.new", { id: "new", name: "", kind: "tug" }];
    expect(paths(added)).not.toContain("boats.new.load.places");
    expect(paths(added, ["boats.new.kind", "ferry"])).toContain("boats.new.load.places");
  });

  test("keeps the items that another admin added", () => {
    const draft = changeDraft(noDraft, [boats], fleet, "boats.#", ["c", "b", "a"]);
    const theirs = {
      boats: [...fleet.boats.map((boat) => (boat.id === "b" ? { ...boat, name: "Bob" } : boat)), item("d", "Di")],
    };
    const { data } = formState(draft, [boats], theirs);
    expect((data as typeof fleet).boats.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "c Cy",
      "b Bob",
      "a Ada",
      "d Di",
    ]);
  });
});

test("keeps edits made during a save, and drops the saved ones", () => {
  const lines = [fieldOf("a", { type: "string" }), fieldOf("b", { type: "string" })];
  const before = { a: "1", b: "1" };
  const typed = changeDraft(changeDraft(noDraft, lines, before, "a", "2"), lines, before, "b", "2");
  const since = changeDraft(typed, lines, before, "b", "3");
  const left = removeSavedEdits(since, new Set(["a", "b"]), typed.edits);
  expect([...left.edits]).toEqual([["b", "3"]]);
  expect(valueAt(formState(left, lines, { a: "2", b: "2" }).data, "b")).toBe("3");
});

test("keeps stars in a text that is no secret", () => {
  const stars = "******";
  const data = withValueAt(withValueAt(stored, "meta.senderName", stars), "smtp.password", stars);
  expect(payloadOf(mailLines, ["meta.senderName", "smtp.password"], data)).toEqual({ meta: { senderName: stars } });
});
