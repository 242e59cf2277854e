import { cellLimits } from "../../../definitions/limits/sizes";
import { offsetAt, wallTime } from "../time/local-offset";
import { joinShown } from "./text-direction";

/** Returns whether a value is empty. 0 and false are values. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

// Spaces, control and format characters, and characters without width or ink.
const unseen = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether a text has any visible character. */
export const visibleText = (text: string): boolean => !unseen.test(text);

/** Shortens a long id by omitting its middle. */
export function shortId(id: string): string {
  const { whole, first, last } = cellLimits.id;
  return id.length > whole ? `${id.slice(0, first)}…${id.slice(-last)}` : id;
}

/** Formats a backend timestamp to the second, in UTC: "2022-12-04 09:41:07". */
export const utcTime = (value: unknown): string => String(value).slice(0, cellLimits.date).replace("T", " ");

/** Formats the same in local time. An invalid timestamp stays unchanged. */
export const localTime = (value: unknown): string => {
  const moment = Date.parse(`${utcTime(value).replace(" ", "T")}Z`);
  if (Number.isNaN(moment)) return String(value);
  const text = new Date(wallTime(moment)).toISOString();
  // A year of more than four digits has a sign and zeros.
  return text.replace("T", " ").replace(/^\+0*|\.\d+Z$/g, "");
};

// Cached by UTC offset: formatting the name is the slowest step of a cell.
const clockNames = new Map<number, string>();

/** Returns the local time zone's short name at a time: "CET", "GMT+5:30". Falls back to the current time. */
export const clockName = (value: unknown): string => {
  const typed = new Date(`${utcTime(value).replace(" ", "T")}Z`);
  const date = Number.isNaN(typed.getTime()) ? new Date() : typed;
  const offset = offsetAt(date.getTime());
  const known = clockNames.get(offset) ?? nameAt(date);
  clockNames.set(offset, known);
  return known;
};

const nameAt = (date: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZoneName: "short" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")
    // Omits the seconds, as the offset does.
    ?.value.replace(/(:\d\d):\d\d$/, "$1") ?? "";

/** Returns the value as a list; empty if the value is blank. */
export const asList = (value: unknown): unknown[] => (isBlank(value) ? [] : Array.isArray(value) ? value : [value]);

/** Joins the first names, with "…" if there are more. */
export const joinWithLimit = (names: readonly string[]): string =>
  names.length > cellLimits.ids ? `${joinShown(names.slice(0, cellLimits.ids))}, …` : joinShown(names);

/** Returns an http(s) URL and its text without the protocol; undefined for anything else. */
export const webLink = (value: unknown): { href: string; text: string } | undefined => {
  try {
    const { protocol, href } = new URL(String(value));
    return /^https?:$/.test(protocol) ? { href, text: String(value).replace(/^https?:\/\//, "") } : undefined;
  } catch {
    return undefined;
  }
};
