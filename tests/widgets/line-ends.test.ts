import * as fc from "fast-check";
import { expect, it } from "vitest";
import { withLineEnds } from "../../src/widgets/text/line-ends";

const lineFed = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

it.each([
  ["a\r\nb\nc", "a\nb\nc!", "a\r\nb\nc!"],
  ["a\rb", "a\nb!", "a\rb!"],
  ["a\r\nb\nc", "!a\nb\nc", "!a\r\nb\nc"],
  ["a\r\nb\nc\rd", "a\nb\nnew\nc\nd", "a\r\nb\nnew\nc\rd"],
  ["a\r\nb", "a\nb\nc", "a\r\nb\r\nc"],
  ["a\r\nb\r\nc", "a\nc", "a\r\nc"],
  ["a\rb\n\nc", "a\n\n\nc", "a\r\r\rc"],
  ["a\nb", "a\nb\nc", "a\nb\nc"],
  ["", "a\nb", "a\nb"],
])("keeps the line ends of %j, edited to %j", (stored, text, expected) => {
  expect(withLineEnds(text, stored)).toBe(expected);
});

const lines = fc.array(fc.constantFrom("a", "b", "\n", "\r\n", "\r"), { maxLength: 12 }).map((parts) => parts.join(""));

it("returns the stored text unedited, or else only other line ends", () => {
  fc.assert(fc.property(lines, (stored) => withLineEnds(lineFed(stored), stored) === stored));
  fc.assert(
    fc.property(lines, lines, fc.nat(12), fc.nat(4), (stored, put, from, length) => {
      const text = lineFed(stored);
      const edited = text.slice(0, from) + lineFed(put) + text.slice(from + length);
      return lineFed(withLineEnds(edited, stored)) === edited;
    }),
  );
});
