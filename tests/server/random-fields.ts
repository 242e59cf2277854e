import * as fc from "fast-check";

type Values = Readonly<Record<string, unknown>>;

const size = fc.integer({ min: 1, max: 9_000_000 });
const flag = fc.boolean();
const several = fc.integer({ min: 1, max: 2 });
const domains = fc.constantFrom({}, { onlyDomains: ["a.example"] }, { exceptDomains: ["b.example", "c.example"] });

const optionsOf: Readonly<Record<string, fc.Arbitrary<Values>>> = {
  text: fc.record(
    {
      min: fc.integer({ min: 1, max: 5 }),
      max: fc.integer({ min: 9, max: 99 }),
      pattern: fc.constantFrom(String.raw`^\w+$`, ""),
      autogeneratePattern: fc.constantFrom("[a-z]{8}", ""),
    },
    { requiredKeys: [] },
  ),
  number: fc.record(
    { min: fc.integer({ min: -9, max: 0 }), max: fc.integer({ min: 1, max: 9 }), onlyInt: flag, noDecimal: flag },
    { requiredKeys: [] },
  ),
  bool: fc.constant({}),
  email: domains,
  url: domains,
  date: fc.record({ min: fc.constant("2022-01-01 10:00:00.000Z") }, { requiredKeys: [] }),
  select: fc.record({ values: fc.constantFrom(["a", "b"], ["x", "y", "z"]), maxSelect: several }),
  json: fc.record({ maxSize: size }),
  file: fc.record({
    maxSize: size,
    maxSelect: several,
    mimeTypes: fc.constantFrom([], ["image/png"]),
    thumbs: fc.constantFrom([], ["100x100", "0x50"]),
    protected: flag,
  }),
  relation: fc.record(
    {
      collectionId: fc.constant("_pb_users_auth_"),
      maxSelect: fc.constantFrom(undefined, 2, 9),
      minSelect: fc.integer({ min: 1, max: 2 }),
      cascadeDelete: flag,
    },
    { requiredKeys: ["collectionId", "cascadeDelete", "maxSelect"] },
  ),
  editor: fc.record({ maxSize: size, convertURLs: flag, convertUrls: flag }),
  autodate: fc.constantFrom({ onCreate: true, onUpdate: false }, { onCreate: false, onUpdate: true }),
  geoPoint: fc.constant({}),
  password: fc.record(
    { min: fc.integer({ min: 1, max: 8 }), max: fc.integer({ min: 9, max: 71 }) },
    { requiredKeys: [] },
  ),
};

const ofAll = fc.record({
  required: flag,
  hidden: flag,
  presentable: flag,
  help: fc.constantFrom("", "As on the hull."),
});

/** Type of a field with options that every version takes, or leaves out because it does not know them. */
export interface RandomField {
  type: string;
  options: Values;
}

/** Field of one of the types. */
export const fieldOf = (types: readonly string[]): fc.Arbitrary<RandomField> =>
  fc
    .constantFrom(...types)
    .chain((type) =>
      fc.tuple(optionsOf[type]!, ofAll).map(([options, all]) => ({ type, options: { ...all, ...options } })),
    );
