import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import type { Difference, DifferingPart } from "../../../src/features/environments/model/differences";
import { isUnreadable, readConfiguration } from "../../../src/features/collections/configuration/read-configuration";
import { convertConfiguration } from "../../../src/features/collections/convert/convert";
import { findingsIn } from "../../../src/features/collections/findings/findings";
import { sanitizeConfiguration } from "../../../src/features/collections/import/model/sanitize-configuration";
import { readSide } from "../../../src/features/environments/model/sides";
import {
  baseAfter,
  choose,
  compared,
  fromSome,
  keysOf,
  environmentOf,
  pairs,
  planFor,
  promoted,
  textOf,
  toOthers,
  type Environment,
} from "./compared";
import { field, made } from "../collections/configurations";

// Tests of a worker share the selected version.
afterEach(() => selectBackend("v0.8"));

const originsOf = (differences: readonly Difference[]): DifferingPart["changedIn"][] =>
  differences.flatMap(({ parts }) => parts.map(({ changedIn }) => changedIn));

const runs = { numRuns: 12, seed: 47 };

/** Whether a part is among the first ones, by random picks. */
const picked = (differences: readonly Difference[], picks: fc.Stream<boolean>): ReadonlySet<DifferingPart> =>
  new Set(differences.flatMap(({ parts }) => parts.filter(() => picks.next().value)));

describe.each(pairs)("from %s to %s", (from, to) => {
  it("finds nothing once all differences are promoted", () => {
    const holds = fc.property(fromSome(from), toOthers(to), (source, target) => {
      const differences = compared(target, source);
      const after = promoted(target, differences, choose(differences));
      expect(compared(after, source)).toEqual([]);
      expect(compared(source, source)).toEqual([]);
      expect(planFor(source, [])).toEqual({ text: "", deleteMissing: false });
    });
    fc.assert(holds, runs);
  });

  it("gives the same result in any order of disjoint changes", () => {
    const holds = fc.property(
      fromSome(from),
      toOthers(to),
      fc.infiniteStream(fc.boolean()),
      (source, target, picks) => {
        const differences = compared(target, source);
        const first = picked(differences, picks);
        const some = choose(differences, (part) => first.has(part));
        const others = choose(differences, (part) => !first.has(part));
        const one = promoted(promoted(target, differences, some), differences, others);
        const other = promoted(promoted(target, differences, others), differences, some);
        expect(compared(other, one)).toEqual([]);
        expect(compared(promoted(target, differences, choose(differences)), one)).toEqual([]);
      },
    );
    fc.assert(holds, runs);
  });

  it("says that only what was not promoted is left, on the side that changed it", () => {
    const holds = fc.property(
      fromSome(from),
      toOthers(to),
      fc.infiniteStream(fc.boolean()),
      (source, target, picks) => {
        const differences = compared(target, source);
        const first = picked(differences, picks);
        const after = promoted(
          target,
          differences,
          choose(differences, (part) => first.has(part)),
        );
        const left = compared(after, source);
        expect(keysOf(left)).toEqual(keysOf(differences, (part) => !first.has(part)));
        const base = baseAfter(after, source);
        // Nobody knows who changed the rest.
        expect(originsOf(compared(after, source, base))).toEqual(
          left.flatMap(({ parts }) => parts.map(() => undefined)),
        );
        const done = promoted(after, left, choose(left));
        const agreed = baseAfter(done, source, base);
        // The source changed nothing since, and the older target differs.
        expect(new Set(originsOf(compared(target, source, agreed)))).not.toContain("both");
        expect(new Set(originsOf(compared(target, source, agreed)))).not.toContain("source");
      },
    );
    fc.assert(holds, runs);
  });
});

const text = (id: string, name: string, more = {}) => field(id, name, more);

const boats = (...fields: readonly object[]) => [made("boats_id_0000000", "boats", fields)];

/** Compares three states of one collection: of the target, of the source, and the common one. */
function threeWay(target: object[], source: object[], common: object[]) {
  const [here, there, before] = [target, source, common].map((fields) => environmentOf("v0.40", boats(...fields))) as [
    Environment,
    Environment,
    Environment,
  ];
  return compared(here, there, baseAfter(before, before)).flatMap(({ parts }) =>
    parts.map(({ key, changedIn }) => [key, changedIn]),
  );
}

it("takes a field renamed on one side and retyped on the other as one conflict", () => {
  const before = [text("text1", "berth")];
  const [renamed, retyped] = [[text("text1", "place")], [text("text1", "berth", { type: "number" })]];
  expect(threeWay(retyped, renamed, before)).toEqual([["field text1", "both"]]);
  expect(threeWay(renamed, retyped, before)).toEqual([["field text1", "both"]]);
  // A new type in the editor is a new field.
  const replaced = [text("number2", "berth", { type: "number" })];
  expect(threeWay(replaced, renamed, before)).toEqual([["field text1", "both"]]);
  expect(threeWay(renamed, replaced, before)).toEqual([["field text1", "both"]]);
});

it("names the side that added, changed or removed a field", () => {
  const [berth, length] = [text("text1", "berth"), text("text2", "length")];
  expect(threeWay([berth], [berth, length], [berth])).toEqual([["field text2", "source"]]);
  expect(threeWay([berth], [berth, length], [berth, length])).toEqual([["field text2", "target"]]);
  const longer = text("text1", "berth", { max: 9 });
  expect(threeWay([berth], [longer], [berth])).toEqual([["field text1", "source"]]);
  expect(threeWay([longer], [berth], [berth])).toEqual([["field text1", "target"]]);
  expect(threeWay([], [longer], [berth])).toEqual([["field text1", "both"]]);
});

it("finds collections and fields by name if their ids differ, and shows the ids", () => {
  const here = environmentOf("v0.22", [made("here_id_0000000", "boats", [text("own00001", "berth")])]);
  const there = environmentOf("v0.22", [made("there_id_000000", "boats", [text("their001", "berth")])]);
  expect(compared(here, there)).toEqual([]);
  expect(readSide(here.list, textOf(there))).toMatchObject({
    mappings: [
      { collection: "boats", source: "there_id_000000", target: "here_id_0000000" },
      { collection: "boats", field: "berth", source: "their001", target: "own00001" },
    ],
  });
});

it.each(["v0.22", "v0.40"] as const)("replaces a field of another type by an import that %s accepts", (version) => {
  const others = [made("docks_id_0000000", "docks", [text("dock0001", "place")])];
  const here = environmentOf(version, [...others, ...boats(text("own00001", "berth"), text("own00002", "name"))]);
  const retyped = text("their001", "berth", { type: "number" });
  const there = environmentOf(version, boats(retyped, text("own00002", "name")));
  const [docks, changed] = compared(here, there);
  expect(docks?.change.kind).toBe("deleted");
  expect(changed?.parts).toMatchObject([{ key: "field own00001", deletesData: true, isFixed: false }]);
  const chosen = choose([changed!]);
  const { text: imported, deleteMissing } = planFor(here, [changed!], chosen);
  const read = readConfiguration(imported);
  if (isUnreadable(read)) throw new Error(read.why);
  const list = sanitizeConfiguration(here.list, convertConfiguration(read, here.list, []).list);
  expect(findingsIn(here.list, list, deleteMissing).filter(({ effect }) => effect === "refused")).toEqual([]);
  expect(compared(promoted(here, [changed!], chosen), there).map(({ id: left }) => left)).toEqual([docks!.id]);
});

it("counts a new type of the same field as a loss of its values", () => {
  const [here, there] = [{}, { type: "number" }].map((more) =>
    environmentOf("v0.40", boats(text("t1", "berth", more))),
  );
  expect(compared(here!, there!).flatMap(({ parts }) => parts.map((part) => part.deletesData))).toEqual([true]);
});

it("offers no promotion of a collection's type", () => {
  const here = environmentOf("v0.40", [made("boats_id_0000000", "boats", [])]);
  const there = environmentOf("v0.40", [made("boats_id_0000000", "boats", [], { type: "auth" })]);
  const parts = compared(here, there).flatMap((each) => each.parts);
  expect(parts.filter(({ isFixed }) => isFixed).map(({ key }) => key)).toEqual(["property type"]);
});

it("counts no option that means the same, or that the source does not have", () => {
  const fieldsWith = (options: Readonly<Record<string, object>>) =>
    ["select", "file", "relation", "password"].map((type) => text(`own_${type}`, type, { type, ...options[type] }));
  const related = { collectionId: "_pb_users_auth_" };
  const here = environmentOf(
    "v0.40",
    boats(
      ...fieldsWith({ select: { maxSelect: 0 }, file: { hidden: true }, relation: { ...related, maxSelect: 999 } }),
    ),
  );
  const same = { maxSelect: 1, maxSize: 5_242_880 };
  const there = environmentOf(
    "v0.40",
    boats(
      ...fieldsWith({
        select: { maxSelect: 1 },
        file: { ...same, hidden: true },
        relation: { ...related, maxSelect: 2_147_483_647 },
        password: { max: 71 },
      }),
    ),
  );
  expect(compared(here, there)).toEqual([]);
  expect(compared(there, here)).toEqual([]);
  // Only the target knows hidden fields.
  const older = environmentOf("v0.22", boats(text("own_file", "file", { type: "file", ...same })));
  const later = environmentOf("v0.40", boats(text("own_file", "file", { type: "file", hidden: true })));
  const parts = compared(later, older).flatMap((each) => each.parts);
  expect(parts.filter(({ key }) => key.startsWith("field own"))).toEqual([]);
});
