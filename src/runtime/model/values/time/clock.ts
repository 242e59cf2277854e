import { dateTexts } from "../../../../../definitions/texts/dates";
import { clockName } from "../text/format-value";
import { day, hour as anHour } from "./spans";

/** Whose clock a moment is read from: everyone's, or this browser's. */
export type Zone = "utc" | "local";

interface Reading {
  year: number;
  month: number;
  date: number;
  /** Of the week, from 0, a Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

const { days, months } = dateTexts;

/** What a clock shows at a moment in milliseconds. */
export function reading(moment: number, zone: Zone): Reading {
  const at = new Date(moment);
  const [year, month, date, weekday, hour, minute] =
    zone === "utc"
      ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]
      : [at.getFullYear(), at.getMonth(), at.getDate(), at.getDay(), at.getHours(), at.getMinutes()];
  return { year, month, date, weekday, hour, minute };
}

/** The midnight that begins a moment's day, or one some days later. Local days may have 23 or 25 hours. */
export function midnight(moment: number, zone: Zone, later = 0): number {
  const { year, month, date } = reading(moment, zone);
  return zone === "utc" ? Date.UTC(year, month, date + later) : new Date(year, month, date + later).getTime();
}

/** Days since a Thursday long ago, by the calendar. */
export function dayNumber(moment: number, zone: Zone): number {
  const { year, month, date } = reading(moment, zone);
  return Date.UTC(year, month, date) / day;
}

/** "Sat 3 Dec" */
export function dayName(moment: number, zone: Zone): string {
  const { weekday, date, month } = reading(moment, zone);
  return `${days[weekday]} ${date} ${months[month]}`;
}

/** "Sat 3 Dec 2022" */
export const fullDay = (moment: number, zone: Zone): string => `${dayName(moment, zone)} ${reading(moment, zone).year}`;

/** "Dec 2022" */
export function monthName(moment: number, zone: Zone): string {
  const { month, year } = reading(moment, zone);
  return `${months[month]} ${year}`;
}

/** "1pm", or "1:30pm" when it is not on the hour; "2am CET" where the clocks are put back and show that hour twice. */
export function hourName(moment: number, zone: Zone): string {
  const { hour, minute } = reading(moment, zone);
  const past = minute > 0 ? `:${String(minute).padStart(2, "0")}` : "";
  const isTwice = [moment - anHour, moment + anHour]
    .map((other) => reading(other, zone))
    .some((other) => other.hour === hour && other.minute === minute);
  const clock = isTwice ? ` ${clockName(new Date(moment).toISOString())}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}${clock}`;
}
