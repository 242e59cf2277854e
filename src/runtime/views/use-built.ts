import { useMemo, useState } from "react";
import type { BuiltFilter } from "../../backend/filter/built-filter";
import { isShowable, type ConditionField } from "../model/table/condition-fields";
import { readBuilt } from "../../backend/filter/read-built";
import { writeBuilt } from "../../backend/filter/write-built";
import { withIncomplete } from "../model/table/edit-built";

interface BuiltInput {
  fields: readonly ConditionField[];
  /** Input of the filter field. */
  text: string;
  applied: string;
  /** Replaces the input. */
  set: (filter: string) => void;
}

interface Draft {
  built: BuiltFilter;
  /** Filter as it was read when the draft was made, and the text that has the draft. */
  read: BuiltFilter;
  over: string;
  isEdited: boolean;
  /** The last change could not be written. */
  isRefused: boolean;
}

/** Holds the rows of the filter builder: its own changes, or as they are read from the text. */
export function useBuilt({ fields, text, applied, set }: BuiltInput) {
  const read = useMemo(() => readBuilt(text, (condition) => isShowable(condition, fields)), [text, fields]);
  const [draft, setDraft] = useState<Draft>({ built: read, read, over: text, isEdited: false, isRefused: false });
  const { built, over, isEdited, isRefused } = draft;
  // While an admin types, most texts are no filter: the rows before stay until the next one.
  const isTyping = over !== text && text.trim() !== applied.trim();
  const isUnfinished = isTyping && read.isSealed === true && !built.isSealed;
  if (draft.read !== read && !isUnfinished) {
    const isOwn = isEdited && over === text;
    setDraft({
      built: isOwn ? built : withIncomplete(read, built),
      read,
      over: text,
      isEdited: isOwn,
      isRefused: false,
    });
  }
  const change = (next: BuiltFilter): void => {
    const written = writeBuilt(next);
    if (written === undefined) return setDraft({ ...draft, isRefused: true });
    setDraft({ built: next, read, over: written, isEdited: true, isRefused: false });
    set(written);
  };
  return { built, isUnfinished, isRefused, change };
}
