import { day } from "./moment";

/** Returns the start of a moment's UTC day. All moments in this file are in milliseconds. */
export const dayOf = (moment: number): number => Math.floor(moment / day) * day;

/** Returns the weeks of a moment's month, each as seven days from Monday. */
export function weeksOf(moment: number): number[][] {
  const at = new Date(moment);
  const first = new Date(dayOf(moment) - (at.getUTCDate() - 1) * day);
  const monday = first.getTime() - ((first.getUTCDay() + 6) % 7) * day;
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((each) => monday + (week * 7 + each) * day));
  return weeks.filter((week) => week.some((each) => sameMonth(each, moment)));
}

/** Returns whether two moments are in the same month. */
export const sameMonth = (one: number, other: number): boolean =>
  new Date(one).toISOString().slice(0, -17) === new Date(other).toISOString().slice(0, -17);

/** Returns the same day `months` later, or that month's last day if it is shorter. */
export function monthsLater(moment: number, months: number): number {
  const at = new Date(moment);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months, 1);
  const last = new Date(at);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  at.setUTCDate(Math.min(date, last.getUTCDate()));
  return at.getTime();
}

/**
 * Returns the day that a key moves to, or undefined. Arrows move by day and week, Home and End within the week. Page Up
 * and Down move by month, or by year with Shift.
 */
export function dayAfterKey(moment: number, key: string, shift: boolean): number | undefined {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (days !== undefined) return moment + days * day;
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : monthsLater(moment, months * (shift ? 12 : 1));
}
