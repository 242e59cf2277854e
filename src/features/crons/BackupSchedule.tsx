import type { ReactNode } from "react";
import { scheduleTexts } from "../../../definitions/texts/crons";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import type { SlotProps } from "../../runtime/registry/registry";
import { scheduleOf } from "./cron-times";
import { spanUntil, useMinutes } from "./use-minutes";

/** Description of the entered backup schedule, with the next run. */
export function BackupSchedule({ data }: SlotProps): ReactNode {
  const now = useMinutes();
  const expression = String(valueAt(data, "backups.cron") ?? "").trim();
  return (
    <div className="row">
      <span />
      <p className="hint" role="status">
        {expression === "" ? scheduleTexts.never : describeSchedule(expression, now)}
      </p>
    </div>
  );
}

function describeSchedule(expression: string, now: number): string {
  const { words, next } = scheduleOf(expression, now) ?? {};
  const span = next === undefined ? undefined : spanUntil(next, now);
  return [words && interpolate(scheduleTexts.says, { words }), span && interpolate(scheduleTexts.next, { span })]
    .filter(Boolean)
    .join(" ");
}
