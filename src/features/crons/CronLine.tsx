import { IconCheck, IconClock, IconPlayerPlay } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { cronTexts } from "../../../definitions/texts/crons";
import type { CronJob } from "../../../definitions/types/cron-job";
import { reportFailure } from "../../backend/api/report-failure";
import { send } from "../../backend/api/send";
import { interpolate } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { serverNow } from "../../backend/session/server-clock";
import { Button } from "../../runtime/ui/controls/Button";
import { scheduleOf } from "./cron-times";
import { formatNextRun } from "./use-minutes";

/** List item of a cron job: schedule, next run, and a button to run it now. */
export function CronLine({ job: { id, expression }, now }: { job: CronJob; now: number }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState<string>();
  const schedule = scheduleOf(expression, now);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await send(calls.runCron, { path: { id } });
      setStarted(momentText(serverNow()).slice(11, 19));
    } catch (thrown) {
      reportFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <IconClock className="i" aria-hidden="true" />
      <span className="list-lines">
        <span className="mono clip">{id}</span>
        <small>
          {schedule?.words} (<code>{expression}</code>)
        </small>
      </span>
      <span className="list-sub">{schedule?.next !== undefined && formatNextRun(schedule.next, now)}</span>
      <span className="list-acts">
        {started !== undefined && !busy && (
          <span className="list-started" role="status">
            <IconCheck className="i i--s" aria-hidden="true" /> {interpolate(cronTexts.started, { time: started })}
          </span>
        )}
        <Button size="small" busy={busy} aria-label={interpolate(cronTexts.runJob, { id })} onClick={() => void run()}>
          {!busy && <IconPlayerPlay className="i i--s" aria-hidden="true" />}
          {busy ? cronTexts.running : cronTexts.run}
        </Button>
      </span>
    </li>
  );
}
