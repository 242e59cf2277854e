import type { ReactNode } from "react";
import { schedulePresets, scheduleTexts } from "../../../definitions/texts/crons";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import type { SlotProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { scheduleOf } from "./cron-times";
import { spanUntil, useMinutes } from "./use-minutes";

const path = "backups.cron";

/** Schedules to choose from, and a description of the entered one with its next run. */
export function BackupSchedule({ data, change, disabled }: SlotProps): ReactNode {
  const now = useMinutes();
  const expression = String(valueAt(data, path) ?? "").trim();
  return (
    <div className="row">
      <span />
      <div>
        <div className="schedules" role="group" aria-label={scheduleTexts.presets}>
          {schedulePresets.map((preset) => (
            <Button
              key={preset.expression}
              look="quiet"
              size="small"
              disabled={disabled}
              aria-pressed={preset.expression === expression}
              onClick={() => change(path, preset.expression)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
        <p className="hint" role="status">
          {expression === "" ? scheduleTexts.never : describeSchedule(expression, now)}
        </p>
      </div>
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
