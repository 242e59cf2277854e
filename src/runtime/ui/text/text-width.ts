import { rootPixels, styleToken } from "../page/root-style";

/** Font style of a cell's text: plain, small in a chip, label of a heading, micro for units, code. */
export type Face = "text" | "small" | "label" | "micro" | "code";

const tokens: Readonly<Record<Face, readonly [size: string, family: string, weight: string]>> = {
  text: ["--fs-body", "--sans", "--w-text"],
  small: ["--fs-small", "--sans", "--w-text"],
  label: ["--fs-small", "--sans", "--w-label"],
  micro: ["--fs-micro", "--sans", "--w-text"],
  code: ["--fs-small", "--mono", "--w-text"],
};

// Advance width of a character, in em.
const monoAdvance = 0.6;

interface Font {
  /** As a canvas `font` value. */
  css: string;
  /** In pixels. */
  size: number;
  /** Cache of measured widths. */
  known: Map<string, number>;
}

// Maximum number of cached widths.
const remembered = 5000;

let fonts: Partial<Record<Face, Font>> = {};
let canvas: CanvasRenderingContext2D | null | undefined;
let set = "";

/** Clears the cached fonts, when the window or the pointer type has changed. */
export const forgetFonts = (): void => void (fonts = {});

/**
 * Returns the width of a text on one line, in pixels. Uses a canvas instead of layout, so rows can be measured before
 * they render.
 */
export function textWidth(text: string, face: Face): number {
  const font = (fonts[face] ??= fontOf(face));
  // Computed: the fixed-width font may not be loaded yet.
  if (face === "code" && isPlain(text)) return text.length * font.size * monoAdvance;
  const known = font.known.get(text);
  if (known !== undefined) return known;
  const width = measure(text, font);
  if (font.known.size >= remembered) font.known.clear();
  font.known.set(text, width);
  return width;
}

function measure(text: string, { css, size }: Font): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * size * monoAdvance;
  // Setting `font` is the slowest step.
  if (set !== css) canvas.font = set = css;
  // Tabular figures: all digits are as wide as an 8.
  return canvas.measureText(text.replaceAll(/\d/g, "8")).width;
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

function fontOf(face: Face): Font {
  const [size, family, weight] = tokens[face];
  const pixels = rootPixels(Number.parseFloat(styleToken(size)) || 0.8125);
  const css = `${styleToken(weight) || 400} ${pixels}px ${styleToken(family) || "sans-serif"}`;
  return { css, size: pixels, known: new Map() };
}
