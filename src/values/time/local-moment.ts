import { backendTime, isWritable, lastMoment, momentOf, momentText, namedTime, day, minute } from "./moment";
import { offsetAt, wallTime } from "./local-offset";

/** Moment of a local time. The hour may be skipped or repeated when clocks change. */
export interface LocalMoment {
  moment: number;
  change?: "skipped" | "repeated";
  /** Moment of the second such hour, if it is repeated. */
  second?: number;
}

/** Parses a time in local time unless the text names a zone. A repeated hour is read as its first. */
export function localMoment(text: string): LocalMoment | undefined {
  const named = namedTime(text);
  if (!named || named.isZoned) return named;
  const wall = named.moment;
  // No zone changes its clocks twice within two days.
  const [before, after] = [wall - day, wall + day].map((moment) => wall + offsetAt(moment) * minute);
  const moments = [...new Set([before!, after!])]
    .filter((moment) => wallTime(moment) === wall)
    .toSorted((a, b) => a - b);
  const [moment, second] = moments;
  // Like the browser: with the offset from before the change, which gives a later local time.
  if (moment === undefined) return { moment: before!, change: "skipped" };
  return second === undefined ? { moment } : { moment, change: "repeated", second };
}

/** Formats the offset of local time at a moment: "+05:30". */
export function offsetText(moment: number): string {
  const minutes = -offsetAt(moment);
  const two = (n: number): string => String(Math.trunc(Math.abs(n))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const firstYear = Date.parse("0000-01-01T00:00:00Z");

/**
 * Formats a moment in local time, as `localMoment` reads it. Adds the offset in a repeated hour. A year without four
 * digits stays in UTC.
 */
export function localText(moment: number): string {
  const wall = wallTime(moment);
  if (wall < firstYear || wall > lastMoment) return `${momentText(moment)}Z`;
  const text = momentText(wall);
  return localMoment(text)?.change ? `${text}${offsetText(moment)}` : text;
}

/**
 * Converts date input in local time to the backend's format. An invalid text stays unchanged. A time that the backend
 * cannot store gets its offset, as nothing must read it as UTC.
 */
export function typedLocalMoment(text: string): string {
  const read = localMoment(text);
  if (!read) return text;
  if (isWritable(read.moment)) return backendTime(read.moment);
  return namedTime(text)?.isZoned ? text : `${text.trim()}${offsetText(read.moment)}`;
}

/** Formats a stored value in local time. Any other text stays unchanged. */
export function shownLocally(value: string): string {
  const moment = momentOf(value);
  return moment === undefined ? value : localText(moment);
}
