import { dateTexts } from "../../../definitions/texts/dates";
import { clockName } from "../text/format-value";
import { day, hour as anHour } from "./moment";

/** Time zone: UTC or the browser's. */
export type Zone = "utc" | "local";

interface Reading {
  year: number;
  month: number;
  date: number;
  /** From 0 (Sunday). */
  weekday: number;
  hour: number;
  minute: number;
}

const { days, months } = dateTexts;

/** Returns date and time of a moment, in milliseconds, in a time zone. */
export function reading(moment: number, zone: Zone): Reading {
  const at = new Date(moment);
  const [year, month, date, weekday, hour, minute] =
    zone === "utc"
      ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]
      : [at.getFullYear(), at.getMonth(), at.getDate(), at.getDay(), at.getHours(), at.getMinutes()];
  return { year, month, date, weekday, hour, minute };
}

/** Returns the midnight that starts a moment's day, or a later day. Local days may have 23 or 25 hours. */
export function midnight(moment: number, zone: Zone, later = 0): number {
  const { year, month, date } = reading(moment, zone);
  return zone === "utc" ? Date.UTC(year, month, date + later) : new Date(year, month, date + later).getTime();
}

/** Returns the calendar day as days since 1970. */
export function dayNumber(moment: number, zone: Zone): number {
  const { year, month, date } = reading(moment, zone);
  return Date.UTC(year, month, date) / day;
}

/** Formats a day: "Sat 3 Dec". */
export function dayName(moment: number, zone: Zone): string {
  const { weekday, date, month } = reading(moment, zone);
  return `${days[weekday]} ${date} ${months[month]}`;
}

/** Formats a day with its year: "Sat 3 Dec 2022". */
export const fullDay = (moment: number, zone: Zone): string => `${dayName(moment, zone)} ${reading(moment, zone).year}`;

/** Formats a month: "Dec 2022". */
export function monthName(moment: number, zone: Zone): string {
  const { month, year } = reading(moment, zone);
  return `${months[month]} ${year}`;
}

/** Formats a time: "1pm", "1:30pm". Adds the zone's name ("2am CET") if a clock change repeats that hour. */
export function hourName(moment: number, zone: Zone): string {
  const { hour, minute } = reading(moment, zone);
  const past = minute > 0 ? `:${String(minute).padStart(2, "0")}` : "";
  const isTwice = [moment - anHour, moment + anHour]
    .map((other) => reading(other, zone))
    .some((other) => other.hour === hour && other.minute === minute);
  const clock = isTwice ? ` ${clockName(new Date(moment).toISOString())}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}${clock}`;
}
