import { useEffect, useMemo, useState } from "react";
import { notLoaded } from "../../../runtime/ui/loading/load-module";
import { relationsBetween } from "./diagram-model";
import type { SizedBox } from "./geometry";
import { pairKey, type Layout, type LayoutTask } from "./layout-shape";

/** Layout of the boxes; undefined until the first one is ready. */
interface LayoutState {
  layout: Layout | undefined;
  failure: string | undefined;
  /** Number of layouts so far. */
  count: number;
}

/** State of the layout, and a function that runs it again after a failure. */
interface RunningLayout extends LayoutState {
  retry: () => void;
}

/** Places boxes in a worker whenever they or their sizes change. Until then the earlier layout stays. */
export function useLayout(boxes: readonly SizedBox[]): RunningLayout {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LayoutState>({ layout: undefined, failure: undefined, count: 0 });
  // Other properties of a collection do not move its box.
  const key = useMemo(() => JSON.stringify(taskOf(boxes)), [boxes]);
  const job = useMemo(() => ({ key, attempt }), [key, attempt]);
  useEffect(() => {
    const worker = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Layout>) =>
      setState(({ count }) => ({ layout: data, failure: undefined, count: count + 1 })),
    );
    // A worker that failed to load has no error message.
    worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) =>
      setState((before) => ({ ...before, failure: message })),
    );
    worker.postMessage(JSON.parse(job.key) as LayoutTask, { transfer: [] });
    return () => worker.terminate();
  }, [job]);
  const retry = (): void => {
    setState((before) => ({ ...before, failure: undefined }));
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}

function taskOf(boxes: readonly SizedBox[]): LayoutTask {
  const pairs = new Map(relationsBetween(boxes).map(({ from, to }) => [pairKey(to, from), [to, from] as const]));
  return { boxes: boxes.map(({ id, width, height }) => ({ id, width, height })), pairs: [...pairs.values()] };
}
