import { minute } from "./moment";

/**
 * Returns the minutes that local time is behind UTC. Omits the seconds that offsets had before time zones: no notation
 * has them.
 */
export const offsetAt = (moment: number): number => Math.trunc(new Date(moment).getTimezoneOffset());

/** Returns the moment in milliseconds whose time in UTC reads like the local time of another. */
export const wallTime = (moment: number): number => moment - offsetAt(moment) * minute;
