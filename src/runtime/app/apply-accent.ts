import { storageKeys } from "../../../definitions/limits/storage-keys";
import { writeStored } from "../../browser/local-storage";
import { isColour } from "../ui/colours/accent-shades";
import { inBoth, shadesOfBoth } from "../ui/colours/both-themes";

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

const propertiesOf = (colour: string): Properties => {
  const { solid, soft, text } = shadesOfBoth(colour);
  return {
    "--accent": inBoth(solid),
    "--accent-soft": inBoth(soft),
    "--accent-text": inBoth(text),
    "--focus": inBoth(solid),
    "--selection": inBoth(solid, ["38", "4d"]),
  };
};
