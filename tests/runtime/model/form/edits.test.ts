import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { changedPaths, payloadOf } from "../../../../src/runtime/model/form/changes";
import { changeDraft, formState, noDraft, type FormState } from "../../../../src/runtime/model/form/draft";
import type { FieldModel, LineModel } from "../../../../src/runtime/model/form/form-model";
import { emptyValue, typedValue, type Schema } from "../../../../src/runtime/model/form/schema";
import { allFields, visibleFields } from "../../../../src/runtime/model/form/visible";
import { isEqual } from "../../../../src/values/json/equal";
import { valueAt, withValueAt } from "../../../../src/values/json/path";
import { boats, fieldOf } from "./fleet";

const schemas: readonly Schema[] = [
  { type: "string" },
  { type: ["string", "null"] },
  { type: "number" },
  { type: "boolean" },
  { type: "array" },
  { type: "object" },
];

const names = ["a", "b.c", "b.d", "constructor", "toString", "__proto__", "e.f.g", "id", "filter"];
const values = fc.oneof(
  fc.constantFrom<unknown>(null, "", " ", 0, -0, 1.5, false, true, undefined),
  fc.string(),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom("x", "y"), fc.constantFrom(null, "", 0), { maxKeys: 2 }),
);

/** A value that the field's widget may report. */
const valueFor = ({ type }: Schema) =>
  ({
    string: fc.string(),
    number: fc.oneof(fc.integer(), fc.constant("")),
    boolean: fc.boolean(),
    array: fc.array(fc.string(), { maxLength: 3 }),
    object: fc.dictionary(fc.string({ maxLength: 3 }), fc.integer(), { maxKeys: 2 }),
  })[Array.isArray(type) ? "string" : (type as string)] ?? fc.string();

const field = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...schemas))
  .map(([path, schema]) => fieldOf(path, schema));
const fields = fc.uniqueArray(field, { selector: ({ path }) => path, minLength: 1, maxLength: 6 });
const flag = fieldOf("flag", { type: "boolean" });
const linesOf = (all: readonly FieldModel[]): readonly LineModel[] => {
  const [first, ...rest] = all;
  return [flag, first!, { kind: "when", condition: [["flag", { is: true }]], hidden: "kept", items: rest }, boats];
};

const ids = ["a1", "b.2", "c 3", "__proto__"];
const boat = (id: string) =>
  fc.record({ id: fc.constant(id), name: fc.string(), kind: fc.constantFrom("ferry", "tug"), other: fc.integer() });
const storedBoats = fc.tuple(...ids.map(boat)).chain((all) => fc.shuffledSubarray(all));

const key = (id: string): string => encodeURIComponent(id).replaceAll(".", "%2E");

/** An edit of the list: of a field, the order, an addition, a removal or its undoing. */
const listEdit = fc.oneof(
  fc.tuple(
    fc.constantFrom(...ids, "n1").map((id) => `boats.${key(id)}.name`),
    fc.string(),
  ),
  fc.tuple(
    fc.constantFrom(...ids, "n1").map((id) => `boats.${key(id)}.kind`),
    fc.constantFrom("ferry", "tug"),
  ),
  fc.tuple(
    fc.constantFrom(...ids, "n1").map((id) => `boats.${key(id)}.load.places`),
    fc.integer(),
  ),
  fc.tuple(fc.constant("boats.#"), fc.shuffledSubarray([...ids, "n1"].map(key))),
  fc.tuple(fc.constant("boats.n1"), fc.constantFrom<unknown>({ id: "n1", name: "", kind: "tug" }, undefined)),
  fc.tuple(
    fc.constantFrom(...ids, "n1").map((id) => `boats.${key(id)}.-`),
    fc.constantFrom(true, undefined),
  ),
);

const form = fields.chain((all) =>
  fc.record({
    lines: fc.constant(linesOf(all)),
    stored: fc
      .tuple(fc.array(values, { minLength: all.length, maxLength: all.length }), storedBoats, fc.boolean())
      .map(([each, list, on]) =>
        all.reduce<unknown>((data, { path }, index) => withValueAt(data, path, each[index]), { boats: list, flag: on }),
      ),
    edits: fc.array(
      fc.oneof(
        fc.constantFrom(...all, flag).chain(({ path, schema }) => fc.tuple(fc.constant(path), valueFor(schema))),
        listEdit,
      ),
      { maxLength: 12 },
    ),
  }),
);

// As the backend does: it merges objects and replaces fields.
const merged = (stored: unknown, sent: unknown, fieldPaths: ReadonlySet<string>, path = ""): unknown => {
  if (fieldPaths.has(path) || !isPlain(stored) || !isPlain(sent)) return sent;
  return Object.entries(sent).reduce<Readonly<Record<string, unknown>>>((all, [name, value]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return { ...all, [name]: merged(Object.hasOwn(stored, name) ? stored[name] : undefined, value, fieldPaths, at) };
  }, stored);
};
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown, { path, schema }: FieldModel): boolean =>
  isEqual(typedValue(valueAt(one, path), schema), typedValue(valueAt(other, path), schema));

/** The fields outside of the list, and the items that are kept. */
const shown = ({ lines, data }: FormState) => {
  const all = visibleFields(lines, data);
  const kept = lines.find((line) => line.kind === "list")!.items.filter(({ removed }) => !removed);
  return { plain: all.filter(({ path }) => !path.startsWith("boats.")), kept };
};

const runs = 1000;
vi.setConfig({ testTimeout: 60_000 });

test(`sends exactly the difference after any edits: ${runs} times`, () => {
  fc.assert(
    fc.property(form, ({ lines, stored, edits }) => {
      const draft = edits.reduce((now, [path, value]) => changeDraft(now, lines, stored, path, value), noDraft);
      const state = formState(draft, lines, stored);
      const changed = [...state.changed];
      expect(changed).toEqual(changedPaths(state.lines, stored, state.data));
      const payload = payloadOf(state.lines, changed, state.data);
      const saved = merged(stored, payload, new Set(allFields(lines).map(({ path }) => path)));
      expect(changed.length === 0).toBe(isEqual(saved, stored));
      const { plain, kept } = shown(state);
      for (const each of plain) expect(same(saved, state.data, each), each.path).toBe(true);
      const list = valueAt(saved, "boats") as readonly unknown[];
      expect(list.map((item) => `boats.${key(String(valueAt(item, "id")))}`)).toEqual(kept.map(({ path }) => path));
      for (const item of kept)
        for (const each of visibleFields(item.items, state.data))
          expect(same(saved, state.data, each), each.path).toBe(true);
      expect([...draft.unsaved.keys()].toSorted()).toEqual(changed.toSorted());
    }),
    { numRuns: runs },
  );
});

test.each(schemas)("takes a cleared field of %j as the empty value of its type", (schema) => {
  const lines = [fieldOf("a", schema)];
  for (const empty of [undefined, emptyValue(schema)]) {
    expect(changedPaths(lines, { a: emptyValue(schema) }, { a: empty })).toEqual([]);
    expect(payloadOf(lines, ["a"], { a: empty })).toEqual({ a: emptyValue(schema) });
  }
});
