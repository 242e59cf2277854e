import type { ReactNode } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame";

interface PopupFrameProps extends DialogProps {
  className?: string;
  /** A click outside does not close it. */
  stays?: boolean;
}

/** Centered popup with header, body and footer. */
export const PopupFrame = ({ className = "", foot, children, ...dialog }: PopupFrameProps): ReactNode => (
  <DialogFrame {...dialog} className={`popup ${className}`} scrim="scrim scrim--popup">
    <div className="panel-body">{children}</div>
    <footer className="panel-foot">{foot}</footer>
  </DialogFrame>
);
