import { expect, test } from "vitest";
import type { UniqueTitles } from "../../../../definitions/language/line";
import { listsIn } from "../../../../src/runtime/model/form/lists";
import { titleErrors } from "../../../../src/runtime/model/form/unique-titles";
import { boats, fleetLines } from "./fleet";

const written = { like: /^[A-Z]/, message: "Begin with a capital." };
const stored = { boats: [{ id: "b1", name: "ada" }] };

/** What is said of the names of boats, by their ids, where what is asked of them is more than that they differ. */
function said(named: Readonly<Record<string, string>>, more: Partial<UniqueTitles> = {}): Record<string, string[]> {
  const data = { boats: Object.entries(named).map(([id, name]) => ({ id, name })) };
  const [list] = listsIn(fleetLines(data, stored));
  const found = titleErrors({ ...list!, unique: { ...boats.unique, ...more } }, data, stored);
  return Object.fromEntries(found.map(([path, sentences]) => [path.split(".")[1], sentences]));
}

test("a name that is empty, taken in any case, or reserved is told with one sentence", () => {
  const taken = ["Taken."];
  expect(said({ b1: "ada", b2: "", b3: "Emma", b4: "EMMA", b5: "helm" })).toEqual({ b2: taken, b3: taken, b4: taken });
  const reserved = [{ inAnyCase: ["helm"], asWritten: ["Keel"] }];
  expect(said({ b1: "helm", b2: "Keel" }, { reserved })).toEqual({ b1: taken, b2: taken });
  expect(said({ b1: "Helm", b2: "keeL" }, { reserved })).toEqual({ b1: taken });
});

test("how a name must be written is asked only where the list says so", () => {
  expect(said({ b1: "ada", b2: "2nd" })).toEqual({});
  expect(said({ b1: "ada", b2: "2nd", b3: "Emma" }, { written })).toEqual({ b2: [written.message] });
});

test("a stored name may stay as it is written, but no other one takes its place", () => {
  expect(said({ b1: "ada" }, { written })).toEqual({});
  expect(said({ b1: "emma" }, { written })).toEqual({ b1: [written.message] });
  expect(said({ b1: "Emma" }, { written })).toEqual({});
});

test("a name that is taken is not told of how it is written", () => {
  expect(said({ b1: "ada", b2: "ada" }, { written })).toEqual({ b1: ["Taken."], b2: ["Taken."] });
});
