import { pictures } from "../../../../../definitions/backend/files";
import { cellLimits } from "../../../../../definitions/texts/sizes";

/** Whether there is nothing to show. 0 and false are values. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

// Spaces, characters that steer others, and those that are of no width or drawn as nothing.
const unseen = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether anything of a text is seen. */
export const visibleText = (text: string): boolean => !unseen.test(text);

/** A long id with its middle left out. */
export function shortId(id: string): string {
  const { whole, first, last } = cellLimits.id;
  return id.length > whole ? `${id.slice(0, first)}…${id.slice(-last)}` : id;
}

/** A moment as the backend writes it, to the second: "2022-12-04 09:41:07". It is UTC. */
export const utcTime = (value: unknown): string => String(value).slice(0, cellLimits.date).replace("T", " ");

const two = (n: number): string => String(n).padStart(2, "0");

/** The same moment on this clock, written alike. What is no moment stays as it is. */
export const localTime = (value: unknown): string => {
  const date = new Date(`${utcTime(value).replace(" ", "T")}Z`);
  if (Number.isNaN(date.getTime())) return String(value);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
};

// By how far this clock is from UTC: asking for a name takes longer than all else in a cell.
const clockNames = new Map<number, string>();

/** What this clock's time is called at a moment: "CET", "GMT+5:30". */
export const clockName = (value: unknown): string => {
  const typed = new Date(`${utcTime(value).replace(" ", "T")}Z`);
  const date = Number.isNaN(typed.getTime()) ? new Date() : typed;
  const offset = date.getTimezoneOffset();
  const known = clockNames.get(offset) ?? nameAt(date);
  clockNames.set(offset, known);
  return known;
};

const nameAt = (date: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZoneName: "short" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** One value or several, as a list. */
export const asList = (value: unknown): unknown[] => (isBlank(value) ? [] : Array.isArray(value) ? value : [value]);

/** The first of a list in words, and how many more there are. */
export const joinWithLimit = (names: readonly string[]): string =>
  names.length > cellLimits.ids ? `${names.slice(0, cellLimits.ids).join(", ")}, …` : names.join(", ");

/** Whether a file's name ends as a picture's does. */
export const isPicture = (name: string): boolean => pictures.includes(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "");

/** A web address without its protocol; undefined when it is none that a browser may open from here. */
export const webLink = (value: unknown): { href: string; text: string } | undefined => {
  try {
    const { protocol, href } = new URL(String(value));
    return /^https?:$/.test(protocol) ? { href, text: String(value).replace(/^https?:\/\//, "") } : undefined;
  } catch {
    return undefined;
  }
};
