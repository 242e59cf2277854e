import { backend } from "../../backend/version/backend";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { textWidth, type Face } from "../../runtime/ui/text/text-width";

// Widths of cell parts in pixels. The style sheet defines the same sizes in rem.

/** Returns the gap between two parts. */
export const gap = (): number => rootPixels(0.25);

/** Returns the size of a small icon. */
export const smallIcon = (): number => rootPixels(0.875);

/** Returns the width of a chip, optionally with an icon. */
export const chipRoom = (text: string, face: Face = "small", icon = false): number =>
  rootPixels(0.75) + textWidth(text, face) + (icon ? smallIcon() + gap() - rootPixels(0.125) : 0);

/** Returns the width of a badge. */
export const badgeRoom = (text: string, face: Face = "micro"): number => rootPixels(0.625) + textWidth(text, face);

/** Returns the width of "+n". */
export const moreRoom = (count: number): number => textWidth(`+${count}`, "micro");

/** Returns the width of the text for a missing value. */
export const nothingRoom = (): number => textWidth(backend().tableWords.nothing.text, "text");

/** Returns the width of several parts in a row. */
export const inLine = (parts: readonly number[], between = gap()): number =>
  parts.reduce((sum, part) => sum + part, 0) + Math.max(0, parts.length - 1) * between;
