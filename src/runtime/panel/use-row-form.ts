import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/table";
import { send } from "../data/client";
import { Failure, failureOf } from "../data/failure";
import { followOwnRow, leaveIfOwn } from "../data/own-row";
import { report } from "../data/report";
import { useSession } from "../data/session";
import { say } from "../data/toasts";
import { dropDrafts } from "../form/drafts";
import { refused } from "../form/refused";
import { useDraft, type Editing } from "../form/use-draft";
import { useLeaving } from "../form/use-leaving";
import { useSaveKey } from "../form/use-save-key";
import { payloadOf } from "../model/changes";
import type { Model } from "../model/model";
import { at } from "../model/path";
import { visibleFields } from "../model/visible";
import { words } from "../../../definitions/words/words";
import { answer, ask, askToDo } from "./question";

/** What stands for the id of a row that is not there yet. */
export const newRow = "new";

interface RowFormSetup {
  panel: FormPanel;
  id: string;
  lines: readonly Model[];
  stored: Readonly<Record<string, unknown>>;
  onClose: () => void;
  onChange: () => void;
}

/** The draft of a row, its saving, and its deletion. Closing with unsaved changes asks first. */
export function useRowForm({ panel, id, lines, stored, onClose, onChange }: RowFormSetup) {
  const editing = useDraft(`${panel.type}-${id}`, lines, stored);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // A question goes with the panel that asked it.
      answer();
    };
  }, []);
  const { name, changed, data } = editing;
  const leave = (): void => {
    dropDrafts(name);
    onClose();
  };
  const end = (done: string): void => {
    say("success", done);
    dropDrafts(name);
    // Who is signed out by it can read no rows any more.
    if (!useSession.getState().session) return;
    onChange();
    // Left while the answer was on its way, there is nothing to close.
    if (here.current) onClose();
  };
  const saving = useSaveRow(panel, id, lines, editing, end);
  const removing = useRemoveRow(panel, id, end);
  const busy = saving.isPending || removing.isPending;
  const first = lines.find((line) => line.is === "field" && line.required && at(stored, line.path) === undefined);
  // A new row can be saved once its first required field has something, another once anything has changed.
  const ready = id === newRow ? first?.is === "field" && Boolean(at(data, first.path)) : changed.length > 0;
  const save = (): void => {
    if (ready && !busy && editing.check()) saving.mutate();
  };
  useSaveKey(name);
  useLeaving(name, () => words.panel.leave);
  return {
    editing,
    busy,
    ready,
    save,
    remove: (): void => askToDo(panel.remove.question, removing.mutateAsync),
    close: (): void => {
      if (busy) return;
      if (changed.length > 0) ask(words.panel.leave, leave);
      else leave();
    },
  };
}

type End = (done: string) => void;

function useSaveRow(panel: FormPanel, id: string, lines: readonly Model[], editing: Editing, end: End) {
  const fresh = id === newRow;
  const { changed, data } = editing;
  const filled = (): string[] => visibleFields(lines, data).map(({ path }) => path);
  return useMutation({
    mutationFn: async () => {
      const paths = (fresh ? filled() : changed).filter((path) => !panel.local.includes(path));
      const sent = payloadOf(paths, data);
      const saved = await send(fresh ? panel.create.call : panel.save.call, fresh ? sent : { ...sent, id });
      await followOwnRow(id, saved, sent);
    },
    onSuccess: () => end(fresh ? panel.create.done : panel.save.done),
    onError: refused(editing),
  });
}

const useRemoveRow = ({ remove }: FormPanel, id: string, end: End) =>
  useMutation({
    mutationFn: () => send(remove.call, { id }),
    onSuccess: () => {
      leaveIfOwn(id);
      end(remove.done);
    },
    onError: (thrown) => {
      const { status } = failureOf(thrown);
      report(status === 400 ? new Failure(remove.refused, { status }) : thrown);
    },
  });
