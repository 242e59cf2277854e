import { backend } from "../version/backend";

/** Returns the text that "~" finds anywhere in a value. With "%" it is a pattern, in which "_" matches any character. */
export const containing = (text: string): string =>
  text.includes("%") || backend().needsWildcard.test(text) ? `%${text}%` : text;

/** Returns the text that a comparison with "~" finds anywhere; undefined if it is another pattern. */
export function containedText(compared: string): string | undefined {
  const inner = /^%(.+)%$/.exec(compared)?.[1];
  if (inner !== undefined && containing(inner) === compared) return inner;
  return containing(compared) === compared ? compared : undefined;
}
