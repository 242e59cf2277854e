import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { FormHandle } from "../form/use-form";
import { storedFlag } from "../store/table-choices";
import { useStable } from "../ui/use-stable";

/** How the last save of a form was started. */
interface Submit {
  /** The panel stays open after the save. */
  stays: boolean;
  /** Path of the field that had the focus. */
  field?: string;
  /** The form of the created row replaces this one. */
  isReplaced?: true;
}

/** Notes how a save was started, for what follows it. */
export interface Submitted {
  note: (isByButton: boolean) => void;
  /** Returns whether the panel stays open. */
  stays: () => boolean;
  /** Hands the focus over to the form of the created row. */
  replace: () => void;
  /** Returns the focus that was handed over, once. */
  taken: () => Pick<Submit, "field"> | undefined;
}

/** Returns how the last save of a panel was started, and how to note the next one. */
export function useSubmitted({ continues }: FormPanel, name: string): Submitted {
  const last = useRef<Submit>({ stays: false });
  return useStable({
    note: (isByButton: boolean): void => {
      const stays = continues !== undefined && (!isByButton || storedFlag(continues));
      last.current = { stays, ...focusedField(name) };
    },
    stays: () => last.current.stays,
    replace: (): void => {
      last.current = { ...last.current, isReplaced: true };
    },
    taken: () => {
      const { field, isReplaced } = last.current;
      if (!isReplaced) return undefined;
      last.current = { stays: false };
      return field === undefined ? {} : { field };
    },
  });
}

/** Moves the focus into the form of a created row: to the field that had it before. */
export function useHandedFocus({ name, revealField }: FormHandle, { taken }: Submitted): void {
  useEffect(() => {
    const handed = taken();
    if (!handed) return;
    if (handed.field !== undefined) revealField(handed.field);
    else document.getElementById(name)?.closest<HTMLElement>("[role=dialog]")?.focus();
  }, [name, revealField, taken]);
}

const focusedField = (name: string): Pick<Submit, "field"> => {
  const control = document.activeElement?.closest(`[id^="${CSS.escape(name)}."]`);
  return control ? { field: control.id.slice(name.length + 1) } : {};
};
