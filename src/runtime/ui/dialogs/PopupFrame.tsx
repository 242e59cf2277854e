import type { ReactNode } from "react";
import { environmentName } from "../../../browser/environment";
import { useRegistry } from "../../registry/registry";
import { DialogFrame, type DialogProps } from "./DialogFrame";

interface PopupFrameProps extends DialogProps {
  className?: string;
  /** A click outside does not close it. */
  stays?: boolean;
  /** Names the environment, because a mistake would cost data. */
  isRisky?: boolean;
}

/** Centered popup with header, body and footer. */
export const PopupFrame = ({
  className = "",
  isRisky = false,
  tools,
  foot,
  children,
  ...dialog
}: PopupFrameProps): ReactNode => (
  <DialogFrame
    {...dialog}
    className={`popup ${className}`}
    scrim="scrim scrim--popup"
    tools={isRisky && environmentName() ? <NamedTools>{tools}</NamedTools> : tools}
  >
    <div className="panel-body">{children}</div>
    <footer className="panel-foot">{foot}</footer>
  </DialogFrame>
);

function NamedTools({ children }: { children: ReactNode }): ReactNode {
  const { Environment } = useRegistry();
  return (
    <>
      <Environment part="name" />
      {children}
    </>
  );
}
