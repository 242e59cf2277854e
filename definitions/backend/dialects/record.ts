import type { Dialect, Values } from "../../language/dialect";

// A stored file is removed by a key with its own name.
const removal = (key: string, names: unknown): [string, unknown][] =>
  key.endsWith("-") && Array.isArray(names)
    ? names.map((name) => [`${key.slice(0, -1)}.${String(name)}`, null])
    : [[key, names]];

/** How older backends take records with files. */
export const record: readonly Dialect[] = [
  {
    before: "v0.23",
    encode: (sent: Values) => Object.fromEntries(Object.entries(sent).flatMap(([key, value]) => removal(key, value))),
    // A file is added under the name of its field.
    fileName: (name) => name.replace(/\+$/, ""),
  },
];
