import { useDeferredValue, type KeyboardEvent, type ReactNode } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame";

interface SidePanelProps extends DialogProps {
  /** It has two columns. */
  wide?: boolean;
  /** What it holds scrolls by itself. */
  filled?: boolean;
}

/** A panel from the right, over the page that it belongs to. */
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

/** What a panel holds may take long to draw: its frame and its title come first. */
const Later = ({ children }: { children: ReactNode }): ReactNode => useDeferredValue(true, false) && children;

/** Whether a key is neither a shortcut nor a selection of text, nor one by which what has the focus scrolls. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target instanceof HTMLElement && target.tabIndex >= 0 && target.scrollWidth > target.clientWidth);
