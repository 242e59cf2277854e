import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../ui/controls/IconButton";

/** The rows before and after the one that a panel shows, as its table has them, and how to go there. */
export interface RowSteps {
  before: string | undefined;
  after: string | undefined;
  onOpen: (id: string) => void;
}

/** The keys that lead on from a form, as assistive technology is told them: they mean nothing in any field. */
export const stepKeys = ["Alt+PageUp", "Alt+PageDown"] as const;

/** What those keys do. */
export const stepByKey =
  ({ before, after, onOpen }: RowSteps) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || (key !== "PageUp" && key !== "PageDown")) return;
    event.preventDefault();
    const to = key === "PageUp" ? before : after;
    if (to !== undefined && !repeat) onOpen(to);
  };

interface StepsProps extends RowSteps {
  labels: { before: string; after: string };
  /** The keys that do the same, as assistive technology is told them. */
  keys?: readonly [before: string, after: string];
}

/** Buttons that lead to the rows before and after. */
export const Steps = ({ before, after, onOpen, labels, keys }: StepsProps): ReactNode => (
  <>
    <Step label={labels.before} icon={IconChevronLeft} to={before} keys={keys?.[0]} onOpen={onOpen} />
    <Step label={labels.after} icon={IconChevronRight} to={after} keys={keys?.[1]} onOpen={onOpen} />
  </>
);

interface StepProps extends Pick<RowSteps, "onOpen"> {
  label: string;
  icon: typeof IconChevronLeft;
  to: string | undefined;
  keys: string | undefined;
}

const Step = ({ label, icon, to, keys, onOpen }: StepProps): ReactNode => (
  <IconButton
    {...{ label, icon }}
    aria-keyshortcuts={keys}
    // Disabled, it would lose the focus, and the keys with it.
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  />
);
