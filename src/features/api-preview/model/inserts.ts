import type { SampleValue } from "../../../../definitions/language/api-preview";
import { interpolate } from "../../../values/text/text";

/** Values of placeholders, by name. */
export type Inserts = Readonly<Record<string, unknown>>;

/** Fills the placeholders of a sample. A text that is only a placeholder becomes its value, of any type. */
export function fill(value: SampleValue, inserts: Inserts): unknown {
  if (typeof value === "string") {
    const [, whole] = /^\{(\w+)\}$/.exec(value) ?? [];
    return whole !== undefined && whole in inserts ? inserts[whole] : interpolate(value, inserts);
  }
  if (Array.isArray(value)) return value.map((each: SampleValue) => fill(each, inserts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, inserts)]));
}

/** Fills named samples and drops those that become empty. */
export const filledOptions = (
  options: Readonly<Record<string, SampleValue>>,
  inserts: Inserts,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options)
      .map(([name, value]) => [name, fill(value, inserts)] as const)
      .filter(([, value]) => value !== ""),
  );
