import { patternText } from "../../backend/formats/pattern-text";
import type { Widget } from "../../runtime/registry/widget";

/** Returns the error of a text that does not match its field's pattern. The parser is loaded on demand. */
export const checkPattern: NonNullable<Widget["check"]> = async (value, { goPattern: pattern }) => {
  if (pattern === undefined || typeof value !== "string" || value === "") return undefined;
  const { goPattern } = await import("./go-pattern");
  const matches = goPattern(pattern);
  return !matches || matches(value) ? undefined : patternText(pattern);
};
