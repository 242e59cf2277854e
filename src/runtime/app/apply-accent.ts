import { storageKeys } from "../../../definitions/limits/storage-keys";
import { writeStored } from "../../browser/local-storage";
import { accentShades, isColour, type ThemeColours } from "./accent-shades";

const { style } = document.documentElement;

const names = ["--accent", "--accent-soft", "--accent-text", "--focus", "--selection"] as const;

type Properties = Record<(typeof names)[number], string>;

/**
 * Colours the dashboard with readable shades of a colour "#rrggbb", also before the next first paint. Without one, or
 * for anything else, the own colour returns.
 */
export function applyAccent(colour: string | undefined): void {
  for (const name of names) style.removeProperty(name);
  const shades = colour !== undefined && isColour(colour) ? propertiesOf(colour) : undefined;
  for (const [name, value] of Object.entries(shades ?? {})) style.setProperty(name, value);
  writeStored(storageKeys.accent, shades && JSON.stringify(shades));
}

function propertiesOf(colour: string): Properties {
  const [light, dark] = [0, 1].map((theme) => accentShades(colour, coloursOf(theme))) as [Shades, Shades];
  const both = (shade: keyof Shades, alphas = ["", ""]): string =>
    `light-dark(${light[shade]}${alphas[0]}, ${dark[shade]}${alphas[1]})`;
  return {
    "--accent": both("solid"),
    "--accent-soft": both("soft"),
    "--accent-text": both("text"),
    "--focus": both("solid"),
    "--selection": both("solid", ["38", "4d"]),
  };
}

type Shades = ReturnType<typeof accentShades>;

// The tokens are not registered, so their computed value still names the colours of both themes.
function coloursOf(theme: number): ThemeColours {
  const computed = getComputedStyle(document.documentElement);
  const token = (name: string): string => computed.getPropertyValue(name).match(/#[\da-f]{6}/gi)?.[theme] ?? "#808080";
  return {
    surfaces: ["--surface", "--canvas", "--raised", "--sunken"].map(token),
    onSolid: token("--on-solid"),
    faint: token("--text-faint"),
  };
}
