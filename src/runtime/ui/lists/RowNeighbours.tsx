import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../controls/IconButton";

/** Ids of the rows before and after the open one, in the table's order, and how to open them. */
export interface RowNeighbours {
  before: string | undefined;
  after: string | undefined;
  onOpen: (id: string) => void;
}

/** Shortcuts of the neighbours, for `aria-keyshortcuts`. No field uses these keys. */
export const neighbourKeys = ["Alt+PageUp", "Alt+PageDown"] as const;

/** Returns the key handler of these shortcuts. */
export const createNeighbourKeyHandler =
  ({ before, after, onOpen }: RowNeighbours) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || (key !== "PageUp" && key !== "PageDown")) return;
    event.preventDefault();
    const to = key === "PageUp" ? before : after;
    if (to !== undefined && !repeat) onOpen(to);
  };

interface ButtonsProps extends RowNeighbours {
  labels: { before: string; after: string };
  /** The same shortcuts, for `aria-keyshortcuts`. */
  keys?: readonly [before: string, after: string];
}

/** Buttons that open the previous and the next row. */
export const RowNeighbourButtons = ({ before, after, onOpen, labels, keys }: ButtonsProps): ReactNode => (
  <>
    <NeighbourButton label={labels.before} icon={IconChevronLeft} to={before} keys={keys?.[0]} onOpen={onOpen} />
    <NeighbourButton label={labels.after} icon={IconChevronRight} to={after} keys={keys?.[1]} onOpen={onOpen} />
  </>
);

interface ButtonProps extends Pick<RowNeighbours, "onOpen"> {
  label: string;
  icon: typeof IconChevronLeft;
  to: string | undefined;
  keys: string | undefined;
}

const NeighbourButton = ({ label, icon, to, keys, onOpen }: ButtonProps): ReactNode => (
  <IconButton
    {...{ label, icon }}
    aria-keyshortcuts={keys}
    // `aria-disabled`: a disabled button would lose the focus, and with it the shortcuts.
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  />
);
