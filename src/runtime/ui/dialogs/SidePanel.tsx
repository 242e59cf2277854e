import { useDeferredValue, type KeyboardEvent, type ReactNode } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame";

interface SidePanelProps extends DialogProps {
  /** Two columns. */
  wide?: boolean;
  /** The content scrolls itself. */
  filled?: boolean;
}

/** Panel on the right, over its page. */
export const SidePanel = ({
  wide = false,
  filled = false,
  tools,
  foot,
  children,
  ...dialog
}: SidePanelProps): ReactNode => (
  <DialogFrame {...dialog} className={wide ? "panel panel--wide" : "panel"} tools={<Later>{tools}</Later>}>
    <Body filled={filled}>{children}</Body>
    <Foot>{foot}</Foot>
  </DialogFrame>
);

const Body = ({ filled, children }: { filled: boolean; children: ReactNode }): ReactNode => (
  <div className={filled ? "panel-body panel-body--filled scroll" : "panel-body scroll"}>
    <Later>{children}</Later>
  </div>
);

const Foot = ({ children }: { children: ReactNode }): ReactNode => (
  <footer className="panel-foot">
    <Later>{children}</Later>
  </footer>
);

/** Renders the content in a second pass, so that the frame and the title appear at once. */
const Later = ({ children }: { children: ReactNode }): ReactNode => useDeferredValue(true, false) && children;

/** Returns whether a key press is no shortcut, no text selection, and does not scroll the focused element. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target instanceof HTMLElement && target.tabIndex >= 0 && target.scrollWidth > target.clientWidth);
