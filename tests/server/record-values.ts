import * as fc from "fast-check";
import type { FieldTypeName } from "../../definitions/types/field";
import type { AddedFile } from "../../src/runtime/model/form/row-values";

/** Input of a field: the value of its widget, or a text that the widget parses. */
export type Tried = { typed: string; as: "number" | "moment" } | { typed?: undefined; value: unknown };

/** A random field, its input for a new record and for a change. */
export interface TriedField {
  name: string;
  type: FieldTypeName;
  required: boolean;
  options: Readonly<Record<string, unknown>>;
  first: Tried;
  later: Tried;
}

type Kind = [
  options: fc.Arbitrary<Record<string, unknown>>,
  value: (options: Record<string, unknown>) => fc.Arbitrary<Tried>,
];

const as = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<Tried> => values.map((value) => ({ value }));

const halves = fc.constantFrom("\ud800", "\udc00a");
const letters = fc.oneof(
  fc.constantFrom(..."\r\n\t\"'<&\\ =1-"),
  fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
);
const anyText = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: letters, maxLength: 30 }) },
  { weight: 4, arbitrary: fc.constantFrom("true", "false", "null", "0", "1e3", "[]", "{}", '["a"]', "  ", "\u202e") },
  { weight: 1, arbitrary: halves },
);

const textKind: Kind = [
  fc.record(
    {
      min: fc.nat({ max: 5 }),
      max: fc.integer({ min: 5, max: 60 }),
      pattern: fc.constantFrom("", "^a", "\\d", "^[^<]*$"),
    },
    { requiredKeys: [] },
  ),
  () => as(anyText),
];

const numbers: fc.Arbitrary<Tried> = fc
  .oneof(
    fc.double({ noNaN: true }).map(String),
    fc.integer().map(String),
    fc.tuple(fc.bigInt(), fc.nat()).map(([whole, part]) => `${whole}.${part}`),
    fc.constantFrom("", "-", "1e3", "007.50", "+4", ".5", "5.", "-0", "0", " 8 ", "0x1", "1,5", "9007199254740993"),
  )
  .map((typed) => ({ typed, as: "number" as const }));

const two = (n: number): string => String(n).padStart(2, "0");
const times = ["", " 10:11", "T10:11:12", " 23:59:59.999", " 24:00", " 00:00:00", "T01:02:03+02:00", " 1:02"];
const oddMoments =
  ",now,2022-02-30,0001-01-01,0001-01-01T00:00:00+01:00,0000-01-01,1670000000,9999-12-31T23:59:59-01:00".split(",");
const moments: fc.Arbitrary<Tried> = fc
  .oneof(
    fc
      .record({
        year: fc.oneof(fc.integer({ min: 1970, max: 2100 }), fc.nat({ max: 9999 })),
        month: fc.integer({ min: 0, max: 13 }),
        day: fc.integer({ min: 0, max: 32 }),
        time: fc.constantFrom(...times),
        zone: fc.constantFrom("", "Z", " UTC", "z"),
      })
      .map(
        ({ year, month, day, time, zone }) =>
          `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}${time}${zone}`,
      ),
    fc.constantFrom(...oddMoments),
  )
  .map((typed) => ({ typed, as: "moment" as const }));

const listLimits = fc.record({ maxSelect: fc.integer({ min: 1, max: 4 }) });
const isSeveral = ({ maxSelect }: Record<string, unknown>): boolean => maxSelect !== 1;

const some = (from: readonly string[], options: Record<string, unknown>): fc.Arbitrary<Tried> =>
  isSeveral(options) ? as(fc.shuffledSubarray([...from])) : as(fc.constantFrom("", ...from));

const choices = ["a", "[1]", "Ä ö", "null", "true", "0", '"x"'];

const domains = { exceptDomains: fc.constantFrom([], ["example.com"]) };

const oddJson =
  String.raw`| |null|abc|"abc"|"[1]"|1e400|[1,]|12345678901234567890|{"__proto__": 1}|{"a": 1, "a": 2}|"\ud800"| [1] |1.0|-0|0.1234567890123456789`.split(
    "|",
  );
const json = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value, undefined, 2)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...oddJson),
  },
);

const names = fc.constantFrom(
  ..."a.txt|A b.TXT|ä.png|a.b.tar.gz|no ending|%0A.txt|../up.txt|漢字.pdf|🙂.gif|.hidden|x".split("|"),
  "a\u0001b.txt",
  "\u0000",
  '"quoted".txt',
);
const uploads: fc.Arbitrary<AddedFile[]> = fc.array(
  fc
    .tuple(names, fc.uint8Array({ maxLength: 60 }), fc.string())
    .map(([name, bytes, key]) => ({ key, file: new File([bytes as Uint8Array<ArrayBuffer>], name) })),
  { maxLength: 3 },
);

const kinds = (collectionId: string, ids: readonly string[]): Partial<Record<FieldTypeName, Kind>> => ({
  text: textKind,
  number: [fc.record({ min: fc.integer({ min: -9, max: 0 }), max: fc.nat() }, { requiredKeys: [] }), () => numbers],
  bool: [fc.constant({}), () => as(fc.boolean())],
  email: [
    fc.record(domains, { requiredKeys: [] }),
    () =>
      as(fc.oneof(fc.emailAddress(), fc.constantFrom("", "a@example.com", "a@b", "Ä@ö.de", " a@b.co ", "a@b.co\n"))),
  ],
  url: [
    fc.record(domains, { requiredKeys: [] }),
    () =>
      as(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.constantFrom("", "example.com", "ftp://a.b", "http://a b"),
        ),
      ),
  ],
  date: [fc.record({ min: fc.constantFrom("", "1999-01-01 00:00:00Z") }, { requiredKeys: [] }), () => moments],
  select: [listLimits.map((limits) => ({ ...limits, values: choices })), (options) => some(choices, options)],
  json: [fc.constant({}), () => as(json)],
  file: [
    listLimits.map((limits) => ({ ...limits, maxSize: 50 })),
    () =>
      fc
        .tuple(uploads, fc.nat({ max: 2 }))
        .map(([added, gone]) => ({ value: { names: [], removed: [], added, gone } })),
  ],
  relation: [listLimits.map((limits) => ({ ...limits, collectionId })), (options) => some(ids, options)],
});

/** Random fields with input; relations lead to these records. */
export const fieldsWithValues = (collectionId: string, ids: readonly string[]): fc.Arbitrary<TriedField[]> =>
  fc
    .array(
      fc.constantFrom(...Object.entries(kinds(collectionId, ids))).chain(([type, [options, value]]) =>
        fc.tuple(options, fc.boolean()).chain(([chosen, rarely]) =>
          fc.record({
            type: fc.constant(type as FieldTypeName),
            options: fc.constant(chosen),
            required: fc.constant(rarely && type === "text"),
            first: value(chosen),
            later: value(chosen),
          }),
        ),
      ),
      { minLength: 1, maxLength: 7 },
    )
    .map((fields) => fields.map((field, index) => ({ ...field, name: `${field.type}_${index}` })));
