import { formatCount, interpolate } from "../../runtime/model/values/text";

/** A sentence that counts: one of its own for one, and for none where there is such a one. */
export const countText = (texts: { none?: string; one: string; many: string }, n: number): string =>
  n === 1 ? texts.one : interpolate(n === 0 ? (texts.none ?? texts.many) : texts.many, { n: formatCount(n) });
