import { formatCount, interpolate } from "../../runtime/model/values/text";

/** A text that counts: of one, or of so many. */
export const plural = (
  text: { one: string; many: string },
  n: number,
  values: Readonly<Record<string, unknown>> = {},
): string => interpolate(n === 1 ? text.one : text.many, { n: formatCount(n), ...values });
