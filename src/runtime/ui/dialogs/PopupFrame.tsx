import type { ReactNode } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame";

interface PopupFrameProps extends DialogProps {
  className?: string;
  /** A click beside it does not close it. */
  stays?: boolean;
}

/** A popup: its head, what it holds, and what can be done at its foot. */
export const PopupFrame = ({ className = "", foot, children, ...dialog }: PopupFrameProps): ReactNode => (
  <DialogFrame {...dialog} className={`popup ${className}`} scrim="scrim scrim--popup">
    <div className="panel-body">{children}</div>
    <footer className="panel-foot">{foot}</footer>
  </DialogFrame>
);
