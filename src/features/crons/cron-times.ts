import { Cron } from "croner";
import cronstrue from "cronstrue";

/** Cron schedule as the backend evaluates it: in UTC, and day and weekday must both match. */
export interface Schedule {
  /** For example "At 03:00"; undefined if it cannot be described. */
  words: string | undefined;
  /** Next run in milliseconds; undefined if there is none. */
  next: number | undefined;
}

/** Parses a cron expression; undefined if it is invalid. The backend has the final say. */
export function scheduleOf(expression: string, from: number): Schedule | undefined {
  try {
    const cron = new Cron(expression, { timezone: "UTC", domAndDow: true, paused: true });
    return { words: inWords(expression), next: cron.nextRun(new Date(from))?.getTime() };
  } catch {
    return undefined;
  }
}

function inWords(expression: string): string | undefined {
  try {
    return cronstrue.toString(expression, { use24HourTimeFormat: true });
  } catch {
    return undefined;
  }
}
