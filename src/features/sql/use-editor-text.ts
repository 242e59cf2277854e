import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { showToast } from "../../browser/toasts";
import { isUnknown, withHistory, withRun, type SavedQuery } from "./model/queries";
import type { Span } from "../../backend/sql/sql-tokens";
import { useQueries } from "./use-queries";

/** Reason why there is no answer, and the place that it names in the text of that run. */
export interface SqlFailure {
  reason: string;
  fault?: { place: Span; text: string };
}

/** Query that the console can show: its text and its chart. */
export type ShownQuery = Pick<SavedQuery, "sql" | "chart">;

/** Chosen charts by the number of the text in the editor. A result keeps the chart of its own text. */
export type Charts = Readonly<Record<number, ShownQuery["chart"]>>;

/** Number of the text in the editor, whether it is still that one, and the charts. Another query has the next number. */
function useOpened(chart: ShownQuery["chart"]) {
  const [opened, setOpened] = useState(0);
  const latest = useRef(opened);
  const [charts, setCharts] = useState<Charts>({ [opened]: chart });
  const openNext = (next: ShownQuery["chart"]): void => {
    const number = ++latest.current;
    setOpened(number);
    setCharts((all) => ({ ...all, [number]: next }));
  };
  return { opened, isOpened: (number: number) => number === latest.current, charts, setCharts, openNext };
}

/**
 * Text of the editor with its selection, error and chart, and the stored queries. A text that another one replaces, or
 * that is left, stays in the history.
 */
export function useEditorText(linked: ShownQuery | undefined) {
  const { queries: known, update } = useQueries();
  const [text, setText] = useState(linked?.sql ?? "");
  const { openNext, ...numbered } = useOpened(linked?.chart);
  const [selection, select] = useState<Span>({ from: 0, to: 0 });
  const [failure, setFailure] = useState<SqlFailure>();
  const [forgotten, setForgotten] = useState<string>();
  const keep = (): void => {
    const isWanted = text !== linked?.sql && text !== forgotten;
    if (isWanted && isUnknown(known, text)) update((stored) => withRun(stored, { sql: text, at: 0 }));
  };
  const forget = (): void => {
    const { list } = sqlTexts;
    const { history } = known;
    // The text of the editor would come back when it is left.
    setForgotten(text);
    update((stored) => ({ ...stored, history: [] }));
    const undo = (): void => update((stored) => withHistory(stored, history));
    showToast("success", list.forgotten, { act: { label: list.undo, run: undo } });
  };
  const open = (query: ShownQuery): void => {
    keep();
    setText(query.sql);
    openNext(query.chart);
    setFailure(undefined);
  };
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const onHide = (): void => leave();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      leave();
    };
  }, []);
  const { reason, fault } = failure ?? {};
  // In another text, the place has moved.
  const place = fault?.text === text ? fault.place : undefined;
  const isLinked = linked !== undefined && text === linked.sql;
  return {
    editor: { text, edit: setText, isLinked, reason, fault: place, selection, select },
    queries: { known, update, open, forget },
    ...numbered,
    setFailure,
  };
}
