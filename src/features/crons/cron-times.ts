import { Cron } from "croner";
import cronstrue from "cronstrue";

/** A schedule as the backend reads it: by UTC, and where a day and a weekday are named both must fit. */
export interface Schedule {
  /** "At 03:00"; undefined where it cannot be said. */
  words: string | undefined;
  /** The next moment in milliseconds; undefined where there is none. */
  next: number | undefined;
}

/** What a cron expression means from a moment on; undefined where it is none. The backend alone decides whether it is. */
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
