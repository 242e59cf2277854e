import { assert, integer, property } from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accentShades, contrast, isColour } from "../../src/runtime/ui/colours/accent-shades";
import { coloursIn } from "../../src/runtime/ui/colours/both-themes";

const tokens = readFileSync("src/style/tokens.css", "utf8");
const token = (name: string, theme: 0 | 1): string => {
  const [, both = ""] = tokens.match(new RegExp(`${name}: light-dark\\(([^)]+)\\)`)) ?? [];
  return both.split(", ")[theme] ?? "";
};

const coloursOf = (theme: 0 | 1) => ({
  surfaces: ["--surface", "--canvas", "--raised", "--sunken"].map((name) => token(name, theme)),
  onSolid: token("--on-solid", theme),
  faint: token("--text-faint", theme),
});

const colour = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each([0, 1] as const)("makes readable shades of any colour in theme %i", (theme) => {
  const { surfaces, onSolid, faint } = coloursOf(theme);
  assert(
    property(colour, (each) => {
      const { solid, soft, text } = accentShades(each, coloursOf(theme));
      const pairs = [
        [onSolid, solid],
        [faint, soft],
        [token("--text", theme), soft],
        ...[soft, ...surfaces].map((background) => [text, background] as const),
        ...surfaces.map((background) => [solid, background] as const),
      ] as const;
      for (const [front, back] of pairs) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
    }),
    { examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#1055c9"], ["#808080"]] },
  );
});

test("keeps a colour that is readable already", () => {
  expect(accentShades("#7a1fa2", coloursOf(0)).solid).toBe("#7a1fa2");
});

test("knows a colour", () => {
  expect(["#12ab9F", "#fff", "red", "", "#12ab9f;"].map(isColour)).toEqual([true, false, false, false, false]);
});

test("reads colours that the build has shortened", () => {
  expect(coloursIn("light-dark(#fff,#121719)")).toEqual(["#ffffff", "#121719"]);
  expect(coloursIn("light-dark(#ffffff, #abc)")).toEqual(["#ffffff", "#aabbcc"]);
});
