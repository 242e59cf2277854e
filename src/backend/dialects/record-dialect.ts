import type { Dialect, Values } from "../../../definitions/language/dialect";

// A key with the file's name removes the stored file.
const removal = (key: string, names: unknown): [string, unknown][] =>
  key.endsWith("-") && Array.isArray(names)
    ? names.map((name) => [`${key.slice(0, -1)}.${String(name)}`, null])
    : [[key, names]];

/** Dialects of records with files. */
export const record: readonly Dialect[] = [
  {
    before: "v0.23",
    encode: (sent: Values) => Object.fromEntries(Object.entries(sent).flatMap(([key, value]) => removal(key, value))),
    // A file is added under its field's name.
    fileName: (name) => name.replace(/\+$/, ""),
  },
];
