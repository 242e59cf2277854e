import type { Model } from "../model/model";
import { at, put } from "../model/path";

type Remember = Readonly<Record<string, string>>;

/** What a form starts with: what was remembered, and the first of the choices. */
export const firstData = (lines: readonly Model[], remember: Remember): unknown =>
  lines.reduce<unknown>((data, line) => {
    if (line.is !== "field") return data;
    const key = remember[line.path];
    const value = (key && localStorage.getItem(key)) || line.choices?.[0]?.value;
    return value === undefined ? data : put(data, line.path, value);
  }, {});

/** Keeps the values that the screen wants remembered. */
export function rememberData(data: unknown, remember: Remember): void {
  for (const [path, key] of Object.entries(remember)) localStorage.setItem(key, String(at(data, path) ?? ""));
}
