type Rgb = readonly [red: number, green: number, blue: number];

/** Colours of the surfaces and texts of one theme, as "#rrggbb". */
export interface ThemeColours {
  /** Surfaces that accented text is on. */
  surfaces: readonly string[];
  /** Text on a solid accent. */
  onSolid: string;
  /** The weakest text on a soft accent. */
  faint: string;
}

/** Shades of an accent colour in one theme. */
export interface AccentShades {
  solid: string;
  soft: string;
  text: string;
}

// Contrast of WCAG AA for text, above it by what rounding can take away.
const readable = 4.55;

const hex = /^#[\da-f]{6}$/i;

/** Returns whether a text is a colour "#rrggbb". */
export const isColour = (text: string): boolean => hex.test(text);

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  const parts = from.map((part, at) => Math.round(part + (to[at]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = rgbOf(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const shares = Array.from({ length: 51 }, (_, step) => step / 50);

const contrasts =
  (backgrounds: readonly string[]) =>
  (colour: string): boolean =>
    backgrounds.every((background) => contrast(colour, background) >= readable);

/** Returns the shades closest to a colour "#rrggbb" that are readable in a theme. */
export function accentShades(colour: string, { surfaces, onSolid, faint }: ThemeColours): AccentShades {
  const [surface = onSolid] = surfaces;
  const away = luminance(surface) > 0.5 ? "#000000" : "#ffffff";
  const shadeOn = (backgrounds: readonly string[]): string =>
    shares.map((share) => mix(colour, away, share)).find(contrasts(backgrounds)) ?? away;
  const softest = shares.map((share) => mix(colour, surface, 0.84 + share * 0.16));
  const soft = softest.find(contrasts([faint])) ?? surface;
  return { solid: shadeOn([onSolid, ...surfaces]), soft, text: shadeOn([soft, ...surfaces]) };
}
