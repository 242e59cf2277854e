import { accentShades, type AccentShades, type ThemeColours } from "./accent-shades";

type Both = readonly [light: string, dark: string];

/** Returns the readable shades of a colour "#rrggbb" in both themes of this page. */
export function shadesOfBoth(colour: string): Record<keyof AccentShades, Both> {
  const [light, dark] = [0, 1].map((theme) => accentShades(colour, coloursOf(theme))) as [AccentShades, AccentShades];
  return { solid: [light.solid, dark.solid], soft: [light.soft, dark.soft], text: [light.text, dark.text] };
}

/** Returns a CSS colour that follows the theme, with optional alpha values. */
export const inBoth = ([light, dark]: Both, alphas: Both = ["", ""]): string =>
  `light-dark(${light}${alphas[0]}, ${dark}${alphas[1]})`;

// The tokens are not registered, so their computed value still names the colours of both themes.
function coloursOf(theme: number): ThemeColours {
  const computed = getComputedStyle(document.documentElement);
  const token = (name: string): string => coloursIn(computed.getPropertyValue(name))[theme] ?? "#808080";
  return {
    surfaces: ["--surface", "--canvas", "--raised", "--sunken"].map(token),
    onSolid: token("--on-solid"),
    faint: token("--text-faint"),
  };
}

/** Returns the colours in a CSS value as "#rrggbb". The build shortens "#ffffff" to "#fff". */
export const coloursIn = (value: string): string[] =>
  (value.match(/#[\da-f]+/gi) ?? []).map((each) => (each.length === 4 ? each.replaceAll(/[\da-f]/gi, "$&$&") : each));
