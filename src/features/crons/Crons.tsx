import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cronTexts } from "../../../definitions/texts/crons";
import type { CronJob } from "../../../definitions/types/cron-job";
import { jobsQuery } from "./data";
import { RefreshButton } from "../../runtime/ui/controls/RefreshButton";
import { ActionList } from "../../runtime/ui/lists/ActionList";
import { QueryState, StaleNote } from "../../runtime/ui/notices/QueryState";
import { BarVersion } from "../../runtime/version/BarVersion";
import { CronLine } from "./CronLine";
import { useMinutes } from "./use-minutes";

/** Page of the backend's cron jobs. */
export function Crons(): ReactNode {
  const query = useQuery(jobsQuery);
  if (query.data === undefined) return <QueryState query={query} failed={cronTexts.failed} />;
  return (
    <>
      <div className="sheet scroll">
        <StaleNote query={query} failed={cronTexts.failed} />
        <Jobs jobs={query.data}>
          <RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />
        </Jobs>
      </div>
      <footer className="status">
        <span className="grow" />
        <BarVersion />
      </footer>
    </>
  );
}

function Jobs({ jobs, children }: { jobs: readonly CronJob[]; children: ReactNode }): ReactNode {
  const now = useMinutes();
  const head = (
    <>
      <p>{jobs.length > 0 ? cronTexts.intro : cronTexts.empty}</p>
      {children}
    </>
  );
  return (
    <>
      <ActionList label={cronTexts.list} head={head}>
        {jobs.map((job) => (
          <CronLine key={job.id} job={job} now={now} />
        ))}
      </ActionList>
      <p className="hint">{cronTexts.result}</p>
    </>
  );
}
