import { rootPixels, styleToken } from "../page/root-style";

/** In which face a text of a cell stands: as text, small in a chip or a heading, as a unit, as code. */
export type Face = "text" | "small" | "label" | "micro" | "code";

const tokens: Readonly<Record<Face, readonly [size: string, family: string, weight: string]>> = {
  text: ["--fs-body", "--sans", "--w-text"],
  small: ["--fs-small", "--sans", "--w-text"],
  label: ["--fs-small", "--sans", "--w-label"],
  micro: ["--fs-micro", "--sans", "--w-text"],
  code: ["--fs-small", "--mono", "--w-text"],
};

// Of each of its characters, in heights of the font.
const monoAdvance = 0.6;

interface Font {
  /** As a canvas wants it. */
  css: string;
  /** Pixels. */
  size: number;
  /** The widths of texts that were asked for. */
  known: Map<string, number>;
}

// Texts whose widths are remembered.
const remembered = 5000;

let fonts: Partial<Record<Face, Font>> = {};
let canvas: CanvasRenderingContext2D | null | undefined;
let set = "";

/** Forgets how large the fonts are: the window, or what it is touched with, has changed. */
export const forgetFonts = (): void => void (fonts = {});

/** The width of a text on one line, in pixels. Nothing is laid out for it, so it can be asked for before a row is drawn. */
export function textWidth(text: string, face: Face): number {
  const font = (fonts[face] ??= fontOf(face));
  // Known before the font is loaded, which comes with the first text that is written in it.
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
  // Setting it is what takes longest.
  if (set !== css) canvas.font = set = css;
  // Figures stand in columns: all are as wide as this one.
  return canvas.measureText(text.replaceAll(/\d/g, "8")).width;
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

function fontOf(face: Face): Font {
  const [size, family, weight] = tokens[face];
  const pixels = rootPixels(Number.parseFloat(styleToken(size)) || 0.8125);
  const css = `${styleToken(weight) || 400} ${pixels}px ${styleToken(family) || "sans-serif"}`;
  return { css, size: pixels, known: new Map() };
}
