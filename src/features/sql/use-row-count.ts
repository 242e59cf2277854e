import { useEffect, useState } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { reportFailure } from "../../backend/api/report-failure";
import { showToast } from "../../browser/toasts";
import { countRows } from "./data";
import { countQuery, isCut } from "./model/plan-run";
import type { SqlResult } from "./use-console";

/** Number of all rows of a result, as far as it is known, and how to get it. */
export interface RowCount {
  total: number | undefined;
  /** Undefined unless rows may be missing that a statement can count. */
  start: (() => void) | undefined;
  /** Undefined unless they are being counted. */
  stop: (() => void) | undefined;
}

/** Counts all rows of a result that may have been cut. Another result or page ends the wait. */
export function useRowCount({ run, query, answer }: SqlResult): RowCount {
  const [state, setState] = useState<{ run: number; waiting?: AbortController; total?: number }>();
  const { waiting, total } = state?.run === run ? state : {};
  useEffect(() => () => waiting?.abort(), [waiting]);
  const counting = isCut(answer) ? countQuery(query) : undefined;
  const count = async (statement: string): Promise<void> => {
    const controller = new AbortController();
    setState({ run, waiting: controller });
    try {
      setState({ run, total: await countRows(statement, controller.signal) });
    } catch (thrown) {
      setState((last) => (last?.waiting === controller ? undefined : last));
      reportFailure(thrown);
    }
  };
  const stop = (): void => {
    waiting?.abort();
    showToast("info", sqlTexts.stopped.read);
  };
  const canStart = counting !== undefined && !waiting && total === undefined;
  return {
    total,
    start: canStart ? () => void count(counting) : undefined,
    stop: waiting && stop,
  };
}
