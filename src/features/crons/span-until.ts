import { formatDuration } from "../../runtime/model/values/time/duration";
import { cronTexts } from "../../../definitions/texts/crons";
import { interpolate } from "../../runtime/model/values/text/text";
import { minute } from "../../runtime/model/values/time/spans";

/** How long it is until a moment, in whole minutes: "2 hours 18 minutes"; undefined for less than one. */
export const spanUntil = (moment: number, now: number): string | undefined =>
  formatDuration(Math.floor((moment - now) / minute) * 60) || undefined;

/** The same as one says it of what comes next: "in 2 hours 18 minutes". */
export function nextIn(moment: number, now: number): string {
  const span = spanUntil(moment, now);
  return span === undefined ? cronTexts.soon : interpolate(cronTexts.next, { span });
}
