import type { SampleValue } from "../../../../definitions/language/api-preview";
import { interpolate } from "../../../runtime/model/values/text/text";

/** What stands for each insert of a text. */
export type Inserts = Readonly<Record<string, unknown>>;

/** A sample with its inserts filled in: one that is the whole text becomes its value, of whatever kind. */
export function fill(value: SampleValue, inserts: Inserts): unknown {
  if (typeof value === "string") {
    const [, whole] = /^\{(\w+)\}$/.exec(value) ?? [];
    return whole !== undefined && whole in inserts ? inserts[whole] : interpolate(value, inserts);
  }
  if (Array.isArray(value)) return value.map((each: SampleValue) => fill(each, inserts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, inserts)]));
}

/** Named samples without those that came out empty: there is nothing to say of them. */
export const filledOptions = (
  options: Readonly<Record<string, SampleValue>>,
  inserts: Inserts,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options)
      .map(([name, value]) => [name, fill(value, inserts)] as const)
      .filter(([, value]) => value !== ""),
  );
