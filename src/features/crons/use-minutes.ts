import { useEffect, useState } from "react";
import { cronTexts } from "../../../definitions/texts/crons";
import { formatDuration } from "../../values/time/duration";
import { interpolate } from "../../values/text/text";
import { minute } from "../../values/time/moment";
import { serverNow } from "../../backend/session/server-clock";

/** Returns the backend's current time in milliseconds, updated every minute. */
export function useMinutes(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** Formats the time until a moment in whole minutes: "2 hours 18 minutes"; undefined if less than one. */
export const spanUntil = (moment: number, now: number): string | undefined =>
  formatDuration(Math.floor((moment - now) / minute) * 60) || undefined;

/** Formats the time until the next run: "in 2 hours 18 minutes". */
export function formatNextRun(moment: number, now: number): string {
  const span = spanUntil(moment, now);
  return span === undefined ? cronTexts.soon : interpolate(cronTexts.next, { span });
}
