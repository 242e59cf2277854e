import type { Test } from "../../definitions/language/node";
import { conditionHolds, type ConditionModel } from "../../src/runtime/model/form/condition";
import type { FieldModel, LineModel, ListModel } from "../../src/runtime/model/form/form-model";
import { isLocked } from "../../src/runtime/model/form/is-locked";
import { outlineOf } from "../../src/runtime/model/form/line-kinds";
import { expandLists, listsIn } from "../../src/runtime/model/form/lists";
import { emptyValue, schemaAt, type Schema } from "../../src/runtime/model/form/schema";
import { allFields, allLines, visibleLines } from "../../src/runtime/model/form/visible";
import { isEqual } from "../../src/values/json/equal";
import { valueAt, withValueAt } from "../../src/values/json/path";
import { exampleValue } from "./example-value";
import { pairwiseRows, type Factor } from "./pairwise";

type Data = Readonly<Record<string, unknown>>;

/** One state of a form: its stored data, and the values of its conditions by path. */
export interface FormExample {
  data: Data;
  values: Data;
  /** The visible lines and the locked fields. No other example of the form has the same. */
  outline: string;
}

/** Formats the values of a state, such as "smtp.enabled, type = auth, not system". */
export const valuesText = (values: Data): string =>
  Object.entries(values)
    .map(([path, value]) =>
      typeof value === "boolean" ? `${value ? "" : "not "}${path}` : `${path} = ${String(value)}`,
    )
    .join(", ");

/** A form, and what else depends on its data. */
export interface ExampleSource {
  lines: readonly LineModel[];
  root?: Schema;
  /** The form creates something, so that its lists have new items. */
  isNew?: boolean;
  /** Values of fields that are used where they exist. */
  fixture?: object;
  /** Values without a field. */
  rest?: object;
  /** Paths whose value is the same in all states. */
  fixed?: readonly string[];
  /** Conditions besides those of the lines, with the name of what they show. */
  others?: readonly Shown[];
  /** Fields whose choices are the possible values, if not those of the lines. */
  fields?: readonly FieldModel[];
}

/** Something besides a line that a condition shows. */
export interface Shown {
  shows: string;
  condition: ConditionModel;
}

/** Returns the states of a form: any two values of its conditions together, without states that look like another. */
export function examplesOf(source: ExampleSource): FormExample[] {
  const { lines, others = [] } = source;
  const base = baseData(source);
  const factors = factorsOf(source, base);
  const byPath = new Map(allFields(lines).map((field) => [field.path, field]));
  const examples = pairwiseRows(factors).map((row): FormExample => {
    const values = Object.fromEntries(factors.map(({ path, values: all }, index) => [path, all[row[index]!]]));
    const data = Object.entries(values).reduce<Data>(
      (all, [path, value]) => (isExcluded(byPath.get(path), all) ? all : withValueAt(all, path, value)),
      base,
    );
    const shown = others.filter(({ condition }) => conditionHolds(condition, data)).map(({ shows }) => shows);
    return {
      data,
      values,
      outline: [...shownLines(lines, data, source.isNew ? {} : data).map(({ text }) => text), ...shown].join("\n"),
    };
  });
  const seen = new Set<string>();
  return examples.filter(({ outline }) => !seen.has(outline) && seen.add(outline));
}

// A field is locked while the one that it excludes has a value.
const isExcluded = (field: FieldModel | undefined, data: Data): boolean =>
  field?.excludes !== undefined && isLocked({ ...field, readOnlyWhen: [] }, data);

/** Returns the visible lines of a form, and how an outline prints each. A condition shows or locks them. */
export function shownLines(lines: readonly LineModel[], data: unknown, stored: unknown): ShownLine[] {
  return visibleLines(expandLists(lines, data, stored), data).flatMap((line) => {
    if (line.kind === "when") return [];
    const own = outlineOf([{ ...line, items: [] } as LineModel])[0];
    if (own === undefined) return [];
    return [{ line, text: line.kind === "field" && isLocked(line, data) ? `${own}  locked` : own }];
  });
}

/** A visible line, and its text in an outline. */
export interface ShownLine {
  line: LineModel;
  text: string;
}

function factorsOf(source: ExampleSource, base: Data): readonly Factor[] {
  const { lines, root, fixed = [], others = [], fields = allFields(lines) } = source;
  const all = allLines(lines);
  const tests = [...all.flatMap(testsOf), ...others.flatMap(({ condition }) => condition)];
  const excluded = all.flatMap((line) => (line.kind === "field" ? (line.excludes ?? []) : []));
  // An id never changes.
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const paths = [...new Set([...tests.map(([path]) => path), ...excluded])].filter(
    (path) => path !== "id" && !fixed.includes(path),
  );
  return paths
    .map((path): Factor => {
      const field = byPath.get(path);
      if (excluded.includes(path) && field) return { path, values: [emptyValue(field.schema), exampleValue(field)] };
      const own = tests.filter(([tested]) => tested === path).map(([, test]) => test);
      const values = valuesFor(own, [valueAt(base, path), ...alternatives(path, field, root)]);
      return { path, values: values.filter((value) => isPossible(field, value)) };
    })
    .filter(({ values }) => values.length > 1);
}

const testsOf = (line: LineModel): ConditionModel => {
  if (line.kind === "when") return line.condition;
  return line.kind === "field" ? (line.readOnlyWhen ?? []) : [];
};

/** Returns values that a path may have besides those of the tests. */
function alternatives(path: string, field: FieldModel | undefined, root: Schema | undefined): readonly unknown[] {
  if (field?.choices) return field.choices.filter(({ offered }) => offered !== false).map(({ value }) => value);
  return field?.schema.enum ?? (root && enumAt(root, path)) ?? [];
}

// This version may lack a value that a condition excludes.
const isPossible = (field: FieldModel | undefined, value: unknown): boolean =>
  field?.choices?.some((choice) => choice.offered !== false && choice.value === value) ?? true;

const enumAt = (root: Schema, path: string): readonly unknown[] | undefined => {
  try {
    return schemaAt(root, path).schema.enum;
  } catch {
    // A line of another version may name a path that this one lacks.
    return undefined;
  }
};

/** Returns values that pass each test and values that fail it, those that pass first. */
function valuesFor(tests: readonly Test[], others: readonly unknown[]): readonly unknown[] {
  const known = [...others, ...tests.flatMap(namedValues)].filter((value) => value !== undefined);
  const passing = tests.flatMap((test) => known.filter((value) => passes(test, value)).slice(0, 1));
  const failing = tests.flatMap((test) => known.filter((value) => !passes(test, value)).slice(0, 1));
  const all = [...passing, ...failing];
  return all.filter((value, index) => all.findIndex((each) => isEqual(each, value)) === index);
}

const namedValues = (test: Test): readonly unknown[] => {
  if ("oneOf" in test) return test.oneOf.slice(0, 1);
  if ("above" in test) return [test.above + 1, test.above];
  const value = "is" in test ? test.is : test.not;
  return typeof value === "boolean" ? [value, !value] : [value];
};

const passes = (test: Test, value: unknown): boolean => conditionHolds([["value", test]], { value });

/** Returns a value for each field, and a list with an item of each kind and state. */
function baseData({ lines, rest = {}, fixture = rest, isNew = false }: ExampleSource): Data {
  const fields = allFields(lines);
  const excluded = new Set(fields.flatMap(({ excludes }) => excludes ?? []));
  const filled = fields.reduce<Data>((data, field) => {
    const value = excluded.has(field.path) ? emptyValue(field.schema) : exampleValue(field);
    const stored = valueAt(fixture, field.path);
    const isUsable = stored !== undefined && (stored !== "" || !field.required);
    return withValueAt(data, field.path, isUsable ? stored : value);
  }, rest as Data);
  return listsIn(lines).reduce<Data>((data, list) => withValueAt(data, list.path, exampleItems(list, isNew)), filled);
}

function exampleItems(list: ListModel, isNew: boolean): readonly Data[] {
  const { lines, variant, titlePath, defaults } = list;
  const titles = new Set<string>();
  return Object.entries(isNew ? lines.new : lines.stored).flatMap(([kind, own]) =>
    examplesOf({
      lines: own,
      rest: { ...defaults, ...variant?.types.types[kind]?.defaults, ...(variant && { [variant.path]: kind }) },
      fixed: variant ? [variant.path] : [],
    }).flatMap(({ data, values }, index) => {
      const named = kind === "" ? valueAt(data, titlePath) : isNew ? undefined : values[titlePath];
      const number = index === 0 ? "" : `_${index + 1}`;
      const title = typeof named === "string" && !titles.has(named) ? named : `a_${kind}${number}`;
      titles.add(title);
      return [{ ...withValueAt(data, titlePath, title), id: `field${kind}${number}` }];
    }),
  );
}
