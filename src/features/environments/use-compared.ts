import { useEffect, useState } from "react";
import { backend } from "../../backend/version/backend";
import { runJob } from "../collections/run-job";
import type { ComparedSides, CompareJob, CompareMessage, CompareTask } from "./model/compare-job";
import type { Difference } from "./model/differences";
import type { Unreadable } from "../collections/configuration/read-configuration";

/** Result of a comparison, or why there is none. */
export type Compared =
  | { state: "compared"; differences: readonly Difference[]; compared: ComparedSides }
  | { state: "unreadable"; unreadable: Unreadable }
  | { state: "failed"; reason: string };

interface Known {
  task: CompareTask;
  found: Compared;
}

/** Compares both sides in a worker whenever the task changes. `found` may be of an earlier task while `busy`. */
export function useCompared(task: CompareTask | undefined): { found: Compared | undefined; busy: boolean } {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!task) return undefined;
    const differences: Difference[] = [];
    const worker = new Worker(new URL("./compare-worker.ts", import.meta.url), { type: "module" });
    const job: CompareJob = { ...task, version: backend().version };
    const end = (found: Compared): void => {
      setKnown({ task, found });
      stop();
    };
    const stop = runJob<CompareMessage>(worker, job, {
      onMessage: (message) => {
        if ("differences" in message) differences.push(...message.differences);
        else if ("compared" in message) end({ state: "compared", differences, compared: message.compared });
        else end({ state: "unreadable", unreadable: message.unreadable });
      },
      onFault: (reason) => end({ state: "failed", reason }),
    });
    return stop;
  }, [task]);
  return { found: known?.found, busy: task !== undefined && known?.task !== task };
}
