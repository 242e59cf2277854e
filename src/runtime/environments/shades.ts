import type { CSSProperties } from "react";
import type { Environment } from "../../browser/environments";
import { isColour } from "../ui/colours/accent-shades";
import { inBoth, shadesOfBoth } from "../ui/colours/both-themes";

/** Returns the colours of an environment: its own in readable shades, else warning if protected, else neutral. */
export function shadesOf({ color, isProtected }: Environment): CSSProperties {
  const shades = color !== undefined && isColour(color) ? shadesOfBoth(color) : undefined;
  const own = shades && [inBoth(shades.solid), inBoth(shades.soft), inBoth(shades.text)];
  const named = isProtected ? ["warning", "warning-soft", "warning-text"] : ["text-faint", "fill", "text-soft"];
  const [solid, soft, text] = own ?? named.map((name) => `var(--${name})`);
  return { "--env": solid, "--env-soft": soft, "--env-text": text } as CSSProperties;
}
