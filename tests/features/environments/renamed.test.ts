import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  wholeCollection,
  type WholeCollection,
  type WholeField,
} from "../../../src/features/collections/configuration/after-import";
import { selectBackend } from "../../../src/backend/version/backend";
import { isStoredBase } from "../../../src/features/environments/model/base";
import type { Difference, DifferingPart } from "../../../src/features/environments/model/differences";
import { field, made } from "../collections/configurations";
import {
  baseAfter,
  choose,
  compared,
  environmentOf,
  fromSome,
  keysOf,
  pairs,
  promoted,
  toOthers,
  type Environment,
} from "./compared";

// Tests of a worker share the selected version.
afterEach(() => selectBackend("v0.8"));

const someRuns = { numRuns: 6, seed: 47 };

/** Whether a field is neither of the backend nor in an index or option of the random collections. */
const isFree = ({ id, name }: WholeField): boolean => id.startsWith("id") && name !== "f0";

/** The environment after a change of its collections and their free fields. */
const edited = (
  { version, list }: Environment,
  editField: (field: WholeField) => object,
  editCollection: (collection: WholeCollection) => object = () => ({}),
): Environment => {
  selectBackend(version);
  return {
    version,
    list: list.map((each) =>
      wholeCollection({
        ...each,
        fields: each.fields.map((own) => (isFree(own) && each.type !== "view" ? { ...own, ...editField(own) } : own)),
        ...editCollection(each),
      }),
    ),
  };
};

const renamedIn = (environment: Environment): Environment =>
  edited(
    environment,
    ({ name }) => ({ name: `new_${name}` }),
    ({ name }) => ({ name: `new_${name}` }),
  );

// A new type in the editor is a new field.
const retypedIn = (environment: Environment): Environment =>
  edited(environment, ({ id, type }) => ({ id: `new${id}`, type: type === "bool" ? "number" : "bool" }));

const freeFieldsOf = ({ list }: Environment): string[] =>
  list.flatMap(({ id, type, fields }) =>
    type === "view" ? [] : fields.filter(isFree).map((each) => `${id} field ${each.id}`),
  );

/** Both environments in the same state, with that state. */
function agreed(source: Environment, other: Environment) {
  const differences = compared(other, source);
  const target = promoted(other, differences, choose(differences));
  return { target, base: baseAfter(target, source) };
}

/** Parts by name, with the side that changed them. Indexes follow the names of their columns. */
const originOf = (differences: readonly Difference[]): Record<string, DifferingPart["changedIn"]> =>
  Object.fromEntries(
    differences.flatMap(({ id, parts }) =>
      parts.flatMap(({ key, changedIn }) => (key.startsWith("index") ? [] : [[`${id} ${key}`, changedIn]])),
    ),
  );

const all = (keys: readonly string[], changedIn: DifferingPart["changedIn"]) =>
  Object.fromEntries(keys.map((key) => [key, changedIn]));

describe.each(pairs)("with a common base from %s to %s", (from, to) => {
  it("takes renamed collections and fields as the same, in both directions", () => {
    const partsOf = (side: Environment) => [...freeFieldsOf(side), ...side.list.map(({ id }) => `${id} property name`)];
    const holds = fc.property(fromSome(from), toOthers(to), (source, other) => {
      const { target, base } = agreed(source, other);
      const renamed = renamedIn(source);
      expect(originOf(compared(target, renamed, base))).toEqual(all(partsOf(target), "source"));
      const back = originOf(compared(renamed, target, base, ["production", "staging"]));
      expect(back).toMatchObject(all(partsOf(renamed), "target"));
      const known = { ...all(partsOf(renamed), "target"), ...originOf(compared(source, target)) };
      expect(Object.keys(back).filter((key) => !(key in known))).toEqual([]);
    });
    fc.assert(holds, someRuns);
  });

  it("takes a field renamed on one side and retyped on the other as one conflict", () => {
    const holds = fc.property(fromSome(from), toOthers(to), (source, other) => {
      const { target, base } = agreed(source, other);
      const both = all(freeFieldsOf(target), "both");
      const fieldsOnly = (differences: readonly Difference[]) =>
        Object.fromEntries(Object.entries(originOf(differences)).filter(([key]) => key.includes(" field ")));
      expect(fieldsOnly(compared(retypedIn(target), renamedIn(source), base))).toEqual(both);
      expect(fieldsOnly(compared(renamedIn(target), retypedIn(source), base))).toEqual(both);
    });
    fc.assert(holds, someRuns);
  });
});

const text = field;

it("finds a renamed field of another id only if the common base knows the ids", () => {
  const here = environmentOf("v0.22", [made("here_id_0000000", "boats", [text("own00001", "berth")])]);
  const [there, later] = ["berth", "place"].map((name) =>
    environmentOf("v0.22", [made("there_id_000000", "boats", [text("their001", name)])]),
  ) as [Environment, Environment];
  const base = baseAfter(here, there);
  expect(isStoredBase(base)).toBe(true);
  expect(compared(here, later, base).flatMap(({ parts }) => parts)).toMatchObject([
    { key: "field own00001", changedIn: "source", deletesData: false, facts: [{ says: "fieldRenamed" }] },
  ]);
  const { pairs: _pairs, ...older } = base;
  expect(isStoredBase(older)).toBe(true);
  expect(keysOf(compared(here, later, older))).toEqual([
    "here_id_0000000 field own00001",
    "here_id_0000000 field their001",
  ]);
  expect(isStoredBase({ ...older, pairs: [{ source: 1 }] })).toBe(false);
});

it("takes a field renamed on one side and deleted on the other as a conflict", () => {
  const [here, gone] = [[text("own00001", "berth")], []].map((fields) =>
    environmentOf("v0.22", [made("here_id_0000000", "boats", [text("own00002", "name"), ...fields])]),
  ) as [Environment, Environment];
  const [there, later] = ["berth", "place"].map((name) =>
    environmentOf("v0.22", [made("there_id_000000", "boats", [text("their002", "name"), text("their001", name)])]),
  ) as [Environment, Environment];
  expect(originOf(compared(gone, later, baseAfter(here, there)))).toEqual({
    "here_id_0000000 field own00001": "both",
  });
});
