import { tableTexts } from "../../../definitions/texts/table";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { textWidth, type Face } from "../../runtime/ui/text/text-width";

// What the parts of cells take in a line, in pixels. The style sheet says the same in rem.

/** The room between two parts. */
export const gap = (): number => rootPixels(0.25);

/** A small picture. */
export const smallIcon = (): number => rootPixels(0.875);

/** A chip with a text, and perhaps with a picture before it. */
export const chipRoom = (text: string, face: Face = "small", icon = false): number =>
  rootPixels(0.75) + textWidth(text, face) + (icon ? smallIcon() + gap() - rootPixels(0.125) : 0);

/** A badge with a text. */
export const badgeRoom = (text: string, face: Face = "micro"): number => rootPixels(0.625) + textWidth(text, face);

/** How many more there are. */
export const moreRoom = (count: number): number => textWidth(`+${count}`, "micro");

/** What stands where there is no value. */
export const nothingRoom = (): number => textWidth(tableTexts.nothing, "text");

/** Several parts beside each other. */
export const inLine = (parts: readonly number[], between = gap()): number =>
  parts.reduce((sum, part) => sum + part, 0) + Math.max(0, parts.length - 1) * between;
