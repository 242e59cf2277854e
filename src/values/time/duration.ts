import { durationTexts } from "../../../definitions/texts/dates";
import { interpolate } from "../text/text";

/**
 * Formats seconds in their two largest units: "14 days", "1 hour 30 minutes". Returns "" for anything but a positive
 * integer.
 */
export function formatDuration(seconds: unknown): string {
  if (typeof seconds !== "number" || !Number.isInteger(seconds) || seconds <= 0) return "";
  let rest = seconds;
  const parts = durationTexts.units.flatMap((unit) => {
    const n = Math.floor(rest / unit.seconds);
    rest -= n * unit.seconds;
    return n > 0 ? [interpolate(n === 1 ? unit.one : unit.many, { n })] : [];
  });
  const largest = parts.slice(0, 2).join(" ");
  return parts.length > 2 ? interpolate(durationTexts.about, { span: largest }) : largest;
}
