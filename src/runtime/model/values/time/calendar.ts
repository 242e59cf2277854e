import { day } from "./spans";

/** The beginning of the day in UTC that a moment lies in. All moments are in milliseconds. */
export const dayOf = (moment: number): number => Math.floor(moment / day) * day;

/** The days of the weeks that a month touches, each week from Monday on, for a moment in that month. */
export function weeksOf(moment: number): number[][] {
  const at = new Date(moment);
  const first = new Date(dayOf(moment) - (at.getUTCDate() - 1) * day);
  const monday = first.getTime() - ((first.getUTCDay() + 6) % 7) * day;
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((each) => monday + (week * 7 + each) * day));
  return weeks.filter((week) => week.some((each) => sameMonth(each, moment)));
}

/** Whether two moments lie in the same month. */
export const sameMonth = (one: number, other: number): boolean =>
  new Date(one).toISOString().slice(0, -17) === new Date(other).toISOString().slice(0, -17);

/** The same day so many months later, or the last day of that month where it has no such day. */
export function monthsLater(moment: number, months: number): number {
  const at = new Date(moment);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months, 1);
  const last = new Date(at);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  at.setUTCDate(Math.min(date, last.getUTCDate()));
  return at.getTime();
}

/** Where a key leads from a day: the arrows by days and weeks, Home and End in the week, Page Up and Down by months or years. */
export function dayAfterKey(moment: number, key: string, shift: boolean): number | undefined {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (days !== undefined) return moment + days * day;
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : monthsLater(moment, months * (shift ? 12 : 1));
}
