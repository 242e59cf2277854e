import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { texts } from "../../../../definitions/texts/texts";
import { useLeaveGuard } from "../../../runtime/form/use-leave-question";
import { askConfirmation } from "../../../runtime/store/confirmation";
import { recordsImported } from "../data";
import { dropImport, importInto, isRunning, isUnfinished, useRecordImports, type RecordImport } from "./record-imports";
import { QueryState } from "../../../runtime/ui/notices/QueryState";
import { SidePanel } from "../../../runtime/ui/dialogs/SidePanel";
import { useImportSubject } from "./import-subject";
import { columnsStep } from "./import-columns";
import { resultStep } from "./import-result";
import { runStep } from "./import-running";
import { sourceStep } from "./import-source";
import type { TransferProps } from "../../../runtime/pages/table/table-features";
import "./rows-transfer.css";

const emptyImport: RecordImport = {};

/** Side panel that imports rows from a file in four steps. The import is kept until the panel is closed. */
export function ImportPanel({ transfer, screen, item, onClose }: TransferProps): ReactNode {
  const queries = useQueryClient();
  const state = useRecordImports((all) => all.get(item.id)) ?? emptyImport;
  const { query, subject, readItem, isGone } = useImportSubject({ screen, item }, state.from !== undefined);
  const isOver = state.progress?.state === "over";
  // Requests that were sent before the stop still store their rows.
  const refreshAfterRun = (): void => void state.run?.whenIdle().then(() => recordsImported(queries, item.id));
  const resume = useEffectEvent(refreshAfterRun);
  useEffect(() => {
    if (isOver) resume();
  }, [isOver]);
  const drop = (): void => {
    dropImport(item.id);
    if (!isOver) refreshAfterRun();
  };
  const leave = (): void => {
    drop();
    onClose();
  };
  const runs = isRunning(state);
  const close = (): void => {
    if (!isUnfinished(importInto(item.id))) leave();
    else askConfirmation(runs ? recordImportTexts.leaveRunning : recordImportTexts.leave, leave);
  };
  // Pasted text and settings are kept for the admin's return, so they need no confirmation.
  useLeaveGuard(`import-${item.id}`, {
    busy: false,
    question: () => {
      const now = importInto(item.id);
      if (isRunning(now)) return recordImportTexts.leaveRunning;
      return isGone && isUnfinished(now) ? recordImportTexts.leave : undefined;
    },
    drop,
  });
  const name = stepOf(state);
  const body = useFocusOnStep(name);
  const { content, foot } = subject
    ? steps[name]({ subject, state, list: transfer.list, readItem, onClose: close })
    : { content: <QueryState query={query} failed={texts.failure.list} />, foot: null };
  return (
    <SidePanel title={transfer.import.title} foot={foot} onClose={close}>
      <div className="rows-transfer" ref={body} tabIndex={-1} key={name}>
        {content}
      </div>
    </SidePanel>
  );
}

const steps = { source: sourceStep, columns: columnsStep, result: resultStep, run: runStep };

const stepOf = ({ read, checked, run }: RecordImport): keyof typeof steps => {
  if (run) return "run";
  if (checked) return "result";
  return read ? "columns" : "source";
};

/** Moves the focus to the top of each new step, because the previously focused element is gone. */
function useFocusOnStep(name: string) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== name) body.current?.focus();
    before.current = name;
  }, [name]);
  return body;
}
