import type { LineModel } from "../model/form/form-model";
import { valueAt, withValueAt } from "../../values/json/path";
import { readStored, writeStored } from "../../browser/local-storage";

type Remember = Readonly<Record<string, string>>;

/** Returns the initial data of a form: remembered values, else the first choices. */
export const readInitialData = (lines: readonly LineModel[], remember: Remember): unknown =>
  lines.reduce<unknown>((data, line) => {
    if (line.kind !== "field") return data;
    const key = remember[line.path];
    const value = (key && readStored(key)) || line.choices?.[0]?.value;
    return value === undefined ? data : withValueAt(data, line.path, value);
  }, {});

/** Stores the values that the definition marks to be remembered. */
export function rememberData(data: unknown, remember: Remember): void {
  for (const [path, key] of Object.entries(remember)) writeStored(key, String(valueAt(data, path) ?? ""));
}
