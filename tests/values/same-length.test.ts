import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sharedLength } from "../../src/values/text/text";

const byCharacters = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};
const mirrored = (text: string): string => text.split("").toReversed().join("");

it("counts the characters that two texts share at an end, whatever their length", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "\u05E9", "\uD83D"), maxLength: 80 });
  fc.assert(
    fc.property(text, text, text, fc.constantFrom(0, 64, 5000), (same, one, other, more) => {
      const [first, second] = [one, other].map((rest) => same + "ab".repeat(more) + rest);
      expect(sharedLength(first!, second!)).toBe(byCharacters(first!, second!));
      expect(sharedLength(mirrored(first!), mirrored(second!), true)).toBe(byCharacters(first!, second!));
    }),
    { numRuns: 200 },
  );
});
