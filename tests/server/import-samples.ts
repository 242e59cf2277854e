import * as fc from "fast-check";
import { generatedId } from "../../src/features/collections/configuration/generated-id";
import { importFacts, optionsOfType } from "../../src/features/collections/configuration/import-facts";

const oneOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const limits = (none: null | 0) => fc.tuple(oneOf<null | number>(none, 0, 2), oneOf<null | number>(none, 5, 9));
const collectionIds = [0, 1, 9].map((n) => `collection${String(n).repeat(5)}`);

/** Options of each type of field, in the shape of the product. */
const optionsOf: Readonly<Record<string, () => fc.Arbitrary<object>>> = {
  text: () =>
    fc.tuple(limits(null), oneOf("", "^a+$")).map(([[min, max], pattern]) => ({
      ...(isFlat() ? { min: min ?? 0, max: max ?? 0 } : { min, max }),
      pattern,
    })),
  number: () => limits(null).map(([min, max]) => ({ min, max })),
  bool: () => fc.constant({}),
  email: () => oneOf({}, { onlyDomains: ["example.com"] }, { exceptDomains: ["example.org"] }),
  url: () => oneOf({}, { onlyDomains: ["example.com"] }),
  date: () => oneOf({}, { min: "2022-01-01 00:00:00.000Z", max: "" }),
  select: () =>
    oneOf(
      { maxSelect: 1, values: ["a", "b"] },
      { maxSelect: 2, values: ["a", "b", "c"] },
      { maxSelect: 3, values: ["a", "b", "c", "d"] },
    ),
  json: () => ("maxSize" in optionsOfType("json")! ? oneOf({ maxSize: 5 }, { maxSize: 2_000_000 }) : fc.constant({})),
  file: () =>
    oneOf({ maxSelect: 1, maxSize: 5000 }, { maxSelect: 3, maxSize: 5_242_880, thumbs: ["10x10"] }, { maxSelect: 1 }),
  relation: () => oneOf(...collectionIds).map((collectionId) => ({ collectionId, maxSelect: 1, cascadeDelete: false })),
  editor: () => fc.constant({}),
  autodate: () => oneOf({ onCreate: true }, { onUpdate: true, onCreate: true }),
  geoPoint: () => fc.constant({}),
  password: () => oneOf({}, { min: 9, max: 20 }),
};

const isFlat = (): boolean => importFacts().exchange.own === "fields";

const knownTypes = (): string[] => Object.keys(optionsOf).filter((type) => optionsOfType(type));

// Ids fit type and name most of the time, so that most imports are possible.
const fieldOf = (type: string) =>
  fc
    .record({
      id: fc.nat(2).map((n) => `field${type}${n}`),
      name: fc.oneof(
        { weight: 24, arbitrary: fc.nat(2).map((n) => `${type}_${n}`) },
        { weight: 1, arbitrary: oneOf("id", "shared", "a b") },
      ),
      type: fc.oneof({ weight: 40, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: oneOf("nothing", "text") }),
      required: maybe(fc.boolean()),
      unique: isFlat() || type === "file" ? fc.constant(undefined) : fc.boolean(),
      options: optionsOf[type]!(),
    })
    .map(({ options, ...rest }) => ({ ...rest, ...options }));

const rule = fc.oneof(
  { weight: 20, arbitrary: oneOf(null, "", "id = 'a'", "@request.auth.id != ''", "id != '' && id < @now") },
  { weight: 1, arbitrary: oneOf("text_0 = 'a'", "a ?= 1", "@collection.boats.id = id", "id > @nothing", "  ") },
);

const index = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(`CREATE INDEX \`idx_${name}\` ON \`${name}\` (\`id\`)`) },
    { weight: 1, arbitrary: fc.constant(`create unique index if not exists u_${name} on elsewhere (id, id desc)`) },
    { weight: 1, arbitrary: fc.constant(`CREATE INDEX idx_${name} ON ${name} (id desc)`) },
    { weight: 1, arbitrary: oneOf(`CREATE INDEX idx_shared ON b (gone)`, "CREATE INDEX b (c)") },
  );

const named = (n: number) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: oneOf(...["boats", "ports", "crew", "logs"].map((name) => (n === 0 ? name : `${name}${n}`))),
    },
    { weight: 1, arbitrary: oneOf("boats", isFlat() ? "a b" : "_system", "Boats1", "ports1") },
  );

const accounts = () =>
  isFlat()
    ? oneOf(
        {},
        { authRule: null, passwordAuth: { enabled: true, identityFields: ["email"] } },
        { authRule: "verified = true", otp: { enabled: true, length: 6 } },
        { passwordAuth: { enabled: false }, oauth2: { mappedFields: { name: "text_0", id: "gone" } } },
      )
    : oneOf({ allowEmailAuth: true, minPasswordLength: 8 }, { minPasswordLength: 9, requireEmail: true });

const collection = (n: number): fc.Arbitrary<object> =>
  named(n).chain((name) =>
    fc
      .record({
        id: fc.constant(`collection${String(n).repeat(5)}`),
        name: fc.constant(name),
        type: fc.oneof(
          { weight: 20, arbitrary: fc.constant(n === 2 ? "auth" : "base") },
          { weight: 1, arbitrary: oneOf("other", "auth") },
        ),
        fields: fc.uniqueArray(oneOf(...knownTypes(), "text", "number").chain(fieldOf), {
          minLength: 1,
          maxLength: 4,
          selector: ({ id }) => id,
        }),
        listRule: maybe(rule),
        viewRule: maybe(rule),
        deleteRule: rule,
        options: n === 2 ? accounts() : fc.constant({}),
        indexes: maybe(fc.uniqueArray(index(name), { maxLength: 2 })),
      })
      .map(({ options, ...rest }) => ({ ...rest, ...options })),
  );

// A view without a collection.
const view = (): fc.Arbitrary<object> =>
  oneOf(...Array<string>(7).fill("listRule"), "createRule").map((ruled) => ({
    id: "collection77777",
    name: "ids",
    type: "view",
    listRule: ruled === "listRule" ? "id != ''" : null,
    createRule: ruled === "createRule" ? "" : null,
    viewQuery: "SELECT 'a' AS id",
    fields: [{ id: generatedId("text", "id"), name: "id", type: "text" }],
  }));

/** Random configurations for the selected version, each with its `deleteMissing`. */
export function configurations(count: number, seed: number): [list: object[], deleteMissing: boolean][] {
  const collections = fc
    .uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 })
    .chain((places) => fc.tuple(...places.map(collection)));
  const views = importFacts().types.some((type) => type === "view");
  const withView = views ? fc.option(view(), { freq: 3 }) : fc.constant(null);
  return fc.sample(
    fc
      .tuple(collections, withView, fc.boolean())
      .map(([list, extra, deleteMissing]): [object[], boolean] => [extra ? [...list, extra] : list, deleteMissing]),
    { numRuns: count, seed },
  );
}
