import { expect, test } from "vitest";
import type { UniqueTitles } from "../../../../definitions/language/line";
import { listsIn } from "../../../../src/runtime/model/form/lists";
import { titleErrors } from "../../../../src/runtime/model/form/unique-titles";
import { boats, fleetLines } from "./fleet";

const written = { like: /^[A-Z]/, message: "Begin with a capital." };
const stored = { boats: [{ id: "b1", name: "ada" }] };

/** The errors of the names of boats, by id. */
function said(named: Readonly<Record<string, string>>, more: Partial<UniqueTitles> = {}): Record<string, string[]> {
  const data = { boats: Object.entries(named).map(([id, name]) => ({ id, name })) };
  const [list] = listsIn(fleetLines(data, stored));
  const found = titleErrors({ ...list!, unique: { ...boats.unique, ...more } }, data, stored);
  return Object.fromEntries(found.map(([path, sentences]) => [path.split(".")[1], sentences]));
}

test("refuses an empty, taken or reserved name with one sentence", () => {
  const taken = ["Taken."];
  expect(said({ b1: "ada", b2: "", b3: "Emma", b4: "EMMA", b5: "helm" })).toEqual({ b2: taken, b3: taken, b4: taken });
  const reserved = [{ inAnyCase: ["helm"], asWritten: ["Keel"] }];
  expect(said({ b1: "helm", b2: "Keel" }, { reserved })).toEqual({ b1: taken, b2: taken });
  expect(said({ b1: "ada" }, { reserved: [{ inAnyCase: ["ada"], asWritten: [] }] })).toEqual({});
  expect(said({ b1: "Helm", b2: "keeL" }, { reserved })).toEqual({ b1: taken });
});

test("checks the spelling of a name only if the list says so", () => {
  expect(said({ b1: "ada", b2: "2nd" })).toEqual({});
  expect(said({ b1: "ada", b2: "2nd", b3: "Emma" }, { written })).toEqual({ b2: [written.message] });
});

test("accepts the spelling of a stored name in its place only", () => {
  expect(said({ b1: "ada" }, { written })).toEqual({});
  expect(said({ b1: "emma" }, { written })).toEqual({ b1: [written.message] });
  expect(said({ b1: "Emma" }, { written })).toEqual({});
});

test("reports a taken name before its spelling", () => {
  expect(said({ b1: "ada", b2: "ada" }, { written })).toEqual({ b1: ["Taken."], b2: ["Taken."] });
});
