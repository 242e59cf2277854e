import { useEffect, useMemo, useRef, useState } from "react";
import type { WholeCollection } from "../configuration/after-import";
import type { ConversionKind } from "../convert/conversion";
import type { ComparedImport, DescribedChange } from "./model/import-job";
import type { Unreadable } from "../configuration/read-configuration";
import { runImportJob } from "./run-import-job";

/** Result of a comparison. */
export interface ComparedText {
  state: "compared";
  compared: ComparedImport;
  changes: readonly DescribedChange[];
}

/** State of a text: compared, unreadable, failed or cancelled. */
export type ComparisonResult =
  | ComparedText
  | { state: "unreadable"; unreadable: Unreadable }
  | { state: "failed"; reason: string }
  | { state: "cancelled" };

/** Running or finished comparison. */
export interface Comparison {
  /** Result for this text, or for the previous one while comparing; undefined for a blank text. */
  found: ComparisonResult | undefined;
  /** Progress from 0 to 1; undefined when idle. */
  progress: number | undefined;
  cancel: () => void;
  again: () => void;
}

interface Known {
  job: object;
  progress: number | undefined;
  found: ComparisonResult | undefined;
}

/** Compares a text with the current collections whenever either changes. */
export function useComparison(
  text: string,
  current: readonly WholeCollection[],
  deleteMissing: boolean | undefined,
  leftOut: readonly ConversionKind[],
): Comparison {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known>();
  const stop = useRef(() => {});
  const blank = text.trim() === "";
  // After a blank text, the previous result must not reappear.
  if (blank && known) setKnown(undefined);
  const job = useMemo(
    () => ({ task: "compare", text, current, deleteMissing, leftOut, attempt }) as const,
    [text, current, deleteMissing, leftOut, attempt],
  );
  useEffect(() => {
    if (blank) return;
    const changes: DescribedChange[] = [];
    const end = (found: ComparisonResult): void => {
      setKnown({ job, progress: undefined, found });
      stop.current();
    };
    stop.current = runImportJob(job, {
      onMessage: (message) => {
        if ("progress" in message) setKnown((before) => ({ job, progress: message.progress, found: before?.found }));
        else if ("changes" in message) changes.push(...message.changes);
        else if ("compared" in message) end({ state: "compared", compared: message.compared, changes });
        else if ("unreadable" in message) end({ state: "unreadable", unreadable: message.unreadable });
      },
      onFault: (reason) => end({ state: "failed", reason }),
    });
    return stop.current;
  }, [job, blank]);
  return {
    found: blank ? undefined : known?.found,
    progress: blank ? undefined : known?.job === job ? known.progress : 0,
    cancel: () => {
      stop.current();
      setKnown({ job, progress: undefined, found: { state: "cancelled" } });
    },
    again: () => setAttempt(attempt + 1),
  };
}
