import { backendTime } from "./backend-time";
import { minute } from "./spans";

const pattern =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)? ?(?:Z|UTC|([+-]\d\d):?(\d\d))?$/i;

// The backend writes four digits of a year, and takes the first moment of them all for none.
const first = Date.parse("0001-01-01T00:00:00Z");
const last = Date.parse("9999-12-31T23:59:59.999Z");

/** Whether the backend can write a moment, in milliseconds. */
export const isWritable = (moment: number): boolean => moment > first && moment <= last;

/**
 * The moment that a text names, in milliseconds: a day, or a day and a time, in UTC unless it names another offset.
 * Undefined when there is none such, as on 30 February.
 */
export function momentOf(text: string): number | undefined {
  const found = pattern.exec(text.trim());
  if (!found) return undefined;
  const part = (index: number): number => Number(found[index] ?? 0);
  const [month, date, minutes, seconds] = [part(2), part(3), part(5), part(6)];
  const at = new Date(0);
  // Date.UTC takes the year 99 for 1999.
  at.setUTCFullYear(part(1), month - 1, date);
  at.setUTCHours(part(4), minutes, seconds, Number((found[7] ?? "").padEnd(3, "0")));
  // 30 February has become 1 or 2 March by now, and 24:00 the next day.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date || minutes > 59 || seconds > 59) return undefined;
  const offset = part(8) * 60 + (found[8]?.startsWith("-") ? -part(9) : part(9));
  const moment = at.getTime() - offset * minute;
  return isWritable(moment) ? moment : undefined;
}

/** Whether a text names a moment. */
export const isMoment = (text: string): boolean => momentOf(text) !== undefined;

/** A moment in milliseconds as it is shown, in UTC: "2022-12-04 09:41:07", with thousandths only where there are some, so that none is lost. */
export const momentText = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace("T", " ")
    .replace(/(\.000)?Z$/, "");

/** A text that names a moment as the backend writes it; another one as it is. Without seconds the backend would store nothing, and say nothing. */
export const typedMoment = (text: string): string => {
  const moment = momentOf(text);
  return moment === undefined ? text : backendTime(moment);
};
