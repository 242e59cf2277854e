const pattern =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)? ?(?:(Z|UTC)|([+-]\d\d):?(\d\d))?$/i;

// Years have four digits in the backend, and it reads the very first moment as no value.
const first = Date.parse("0001-01-01T00:00:00Z");

/** Last moment that has a year of four digits, in milliseconds. */
export const lastMoment = Date.parse("9999-12-31T23:59:59.999Z");

/** Returns whether the backend can store a moment, in milliseconds. */
export const isWritable = (moment: number): boolean => moment > first && moment <= lastMoment;

/** Time that a text names, in milliseconds, and whether the text names its zone. */
interface NamedTime {
  moment: number;
  isZoned: boolean;
}

/**
 * Parses a date or date and time, in UTC unless it has an offset, even if the backend cannot store it. Returns
 * undefined if invalid, as for 30 February.
 */
export function namedTime(text: string): NamedTime | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const part = (index: number): number => Number(match[index] ?? 0);
  const [month, date, minutes, seconds] = [part(2), part(3), part(5), part(6)];
  const at = new Date(0);
  // Date.UTC reads the year 99 as 1999.
  at.setUTCFullYear(part(1), month - 1, date);
  at.setUTCHours(part(4), minutes, seconds, Number((match[7] ?? "").padEnd(3, "0")));
  // Date turns 30 February into 1 or 2 March, and 24:00 into the next day.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date || minutes > 59 || seconds > 59) return undefined;
  const offset = part(9) * 60 + (match[9]?.startsWith("-") ? -part(10) : part(10));
  return { moment: at.getTime() - offset * minute, isZoned: (match[8] ?? match[9]) !== undefined };
}

/** Parses a time like `namedTime`, in milliseconds. Returns undefined if the backend cannot store it. */
export function momentOf(text: string): number | undefined {
  const moment = namedTime(text)?.moment;
  return moment !== undefined && isWritable(moment) ? moment : undefined;
}

/** Returns "tooEarly" or "tooLate" for a time that the backend cannot store, and undefined for any other text. */
export function unwritableTime(text: string): "tooEarly" | "tooLate" | undefined {
  const moment = namedTime(text)?.moment;
  if (moment === undefined || isWritable(moment)) return undefined;
  return moment > lastMoment ? "tooLate" : "tooEarly";
}

/** Formats a moment for display, in UTC: "2022-12-04 09:41:07". Milliseconds are shown only if not zero. */
export const momentText = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace("T", " ")
    .replace(/(\.000)?Z$/, "");

/**
 * Converts date input to the backend's format. An invalid text stays unchanged. Without seconds the backend would
 * silently store nothing.
 */
export const typedMoment = (text: string): string => {
  const moment = momentOf(text);
  return moment === undefined ? text : backendTime(moment);
};

/** Formats a timestamp as the backend stores and compares it: "2022-12-04 09:41:07.123Z". Takes milliseconds. */
export const backendTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace("T", " ");

/** Time spans in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
