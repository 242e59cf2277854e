import type { Call } from "../definitions/language/call";
import { routeOf } from "../src/backend/version/backend";

/** Returns an object's properties, one line each. A list of objects gets one line per item. */
export const wordLines = (written: object): string[] =>
  Object.entries(written).flatMap(([word, value]) => {
    const several = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "object");
    return (several ? value : [value]).map((each) => `${word}: ${textOf(each)}`);
  });

/** Returns an object's properties in one line. */
export const words = (written: object): string =>
  Object.entries(written)
    .map(([word, value]) => `${word} ${textOf(value)}`)
    .join("  ");

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(textOf).join(", ")}]`;
  // Each line of a text is quoted separately.
  if (typeof value === "string")
    return value
      .split("\n")
      .map((line) => JSON.stringify(line))
      .join(" ");
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return isCall(value) ? routeOf(value) : `(${words(value)})`;
};

const isCall = (value: object): value is Call => "route" in value && "answer" in value;
