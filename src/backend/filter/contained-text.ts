import { containing } from "./word-search";

/** Returns the text that a comparison with "~" finds anywhere; undefined if it is another pattern. */
export function containedText(compared: string): string | undefined {
  const inner = /^%(.+)%$/.exec(compared)?.[1];
  if (inner !== undefined && containing(inner) === compared) return inner;
  return containing(compared) === compared ? compared : undefined;
}
