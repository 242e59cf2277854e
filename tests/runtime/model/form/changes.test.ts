import { describe, expect, test } from "vitest";
import { changedPaths, payloadOf, sameValue, sentKeys } from "../../../../src/runtime/model/form/changes";
import { conditionHolds, conditionText } from "../../../../src/runtime/model/form/condition";
import { changeDraft, formState, noDraft, removeSavedEdits } from "../../../../src/runtime/model/form/draft";
import { allFields, visibleFields } from "../../../../src/runtime/model/form/visible";
import { valueAt, withValueAt } from "../../../../src/runtime/model/values/json/path";
import { storedSettings as stored } from "../../../support/fixtures";
import { boats, fieldOf } from "./fleet";
import { mailLines } from "./mail-lines";

const payload = (data: unknown, from: unknown = stored) =>
  payloadOf(mailLines, changedPaths(mailLines, from, data), data);

test("a condition holds when all its paths pass their tests", () => {
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
])("a test may be %j", (wanted, passing, failing) => {
  const holds = (value: unknown) => conditionHolds([["a", wanted]], { a: value });
  expect(passing.map(holds)).toEqual(passing.map(() => true));
  expect(failing.map(holds)).toEqual(failing.map(() => false));
});

test("a condition is told in words", () => {
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

test("fields behind a condition that does not hold are not on the screen, but are fields", () => {
  const off = withValueAt(stored, "smtp.enabled", false);
  const paths = (data: unknown) => visibleFields(mailLines, data).map(({ path }) => path);
  expect(paths(stored)).toContain("smtp.host");
  expect(paths(off)).not.toContain("smtp.host");
  expect(paths(off)).toContain("smtp.enabled");
  expect(paths(off)).toContain("meta.verificationTemplate.body");
  expect(allFields(mailLines).map(({ path }) => path)).toContain("smtp.host");
});

describe("What a save sends", () => {
  test("is nothing when nothing has changed", () => {
    expect(payload(stored)).toEqual({});
  });

  test("is only what has changed, and not what is changed back", () => {
    const data = withValueAt(withValueAt(stored, "smtp.port", 25), "meta.senderName", "Harbour");
    expect(payload(data)).toEqual({ smtp: { port: 25 }, meta: { senderName: "Harbour" } });
    expect(payload(withValueAt(withValueAt(stored, "smtp.port", 25), "smtp.port", 587))).toEqual({});
  });

  test("is never the stand-in of a secret, but a new secret, or none", () => {
    expect(payload(withValueAt(stored, "smtp.password", "new"))).toEqual({ smtp: { password: "new" } });
    expect(payload(withValueAt(stored, "smtp.password", ""))).toEqual({ smtp: { password: "" } });
    expect(payload(stored, withValueAt(stored, "smtp.password", "old"))).toEqual({});
    expect(payloadOf(mailLines, ["smtp.password", "smtp.host"], stored)).toEqual({
      smtp: { host: "smtp.example.com" },
    });
  });

  test("is the empty value of the type for what was emptied; what the backend leaves out is empty", () => {
    const { username: _, ...smtp } = stored.smtp;
    const without = { ...stored, smtp };
    expect(payload(stored, without)).toEqual({});
    expect(payload(without, stored)).toEqual({});
    expect(payload(withValueAt(stored, "smtp.host", undefined))).toEqual({ smtp: { host: "" } });
    expect(payload(withValueAt(stored, "smtp.port", ""))).toEqual({ smtp: { port: null } });
  });

  test("has 0 and false, which are values", () => {
    expect(payload(withValueAt(stored, "smtp.port", 0))).toEqual({ smtp: { port: 0 } });
    expect(payload(withValueAt(stored, "smtp.enabled", false))).toEqual({ smtp: { enabled: false } });
  });
});

test("null and an empty text are two values where null is one, and one where it is none", () => {
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

test("lists are the same by what is in them; an empty one, none and null are the same to a type without null", () => {
  const list = { schema: { type: "array" } };
  expect(sameValue(list, ["a"], ["a"])).toBe(true);
  expect(sameValue(list, ["a", "b"], ["b", "a"])).toBe(false);
  expect(sameValue(list, null, [])).toBe(true);
});

describe("A list of items", () => {
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

  test("goes whole with one field changed; what no line names survives", () => {
    const { changed, payload: body } = sent(["boats.b.name", "Beau"]);
    expect(changed).toEqual(["boats.b.name"]);
    expect(body).toEqual({
      boats: [item("a", "Ada"), { ...item("b", "Beau", "ferry"), load: { places: null } }, item("c", "Cy")],
    });
  });

  test("is moved; the edits of its items stay with them", () => {
    const { changed, payload: body, keys } = sent(["boats.a.name", "Ann"], ["boats.#", ["c", "a", "b"]]);
    expect(changed).toEqual(["boats.#", "boats.a.name"]);
    expect(keys).toEqual(["c", "a", "b"]);
    expect((body["boats"] as { name: string }[]).map(({ name }) => name)).toEqual(["Cy", "Ann", "Bo"]);
    expect(edited(["boats.#", ["c", "a", "b"]], ["boats.#", ["a", "b", "c"]]).changed.size).toBe(0);
  });

  test("loses an item, which may be restored with its edits", () => {
    const { changed, payload: body, keys } = sent(["boats.a.name", "Ann"], ["boats.a.-", true]);
    expect(changed).toEqual(["boats.a.-"]);
    expect(keys).toEqual(["b", "c"]);
    expect((body["boats"] as { id: string }[]).map(({ id }) => id)).toEqual(["b", "c"]);
    const { changed: restored } = edited(["boats.a.name", "Ann"], ["boats.a.-", true], ["boats.a.-", undefined]);
    expect([...restored]).toEqual(["boats.a.name"]);
  });

  test("gains an item, which counts once; given up before it is saved, nothing of it is left", () => {
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

  test("is put over what somebody else has stored meanwhile: their items stay", () => {
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

test("what was typed while a save was on its way stays; what was saved is no edit any more", () => {
  const lines = [fieldOf("a", { type: "string" }), fieldOf("b", { type: "string" })];
  const before = { a: "1", b: "1" };
  const typed = changeDraft(changeDraft(noDraft, lines, before, "a", "2"), lines, before, "b", "2");
  const since = changeDraft(typed, lines, before, "b", "3");
  const left = removeSavedEdits(since, new Set(["a", "b"]), typed.edits);
  expect([...left.edits]).toEqual([["b", "3"]]);
  expect(valueAt(formState(left, lines, { a: "2", b: "2" }).data, "b")).toBe("3");
});

test("stars are kept back from a secret alone: in any other text they are what was typed", () => {
  const stars = "******";
  const data = withValueAt(withValueAt(stored, "meta.senderName", stars), "smtp.password", stars);
  expect(payloadOf(mailLines, ["meta.senderName", "smtp.password"], data)).toEqual({ meta: { senderName: stars } });
});
