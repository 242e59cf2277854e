import type { ComponentProps, ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { SidePanel } from "../ui/dialogs/SidePanel";

type RowFrameProps = { frame: FormPanel["frame"] } & Pick<
  ComponentProps<typeof SidePanel>,
  "title" | "filled" | "tools" | "focus" | "foot" | "busy" | "onClose" | "onKeyDown" | "children"
>;

/** What the form of a row stands in: a popup over the middle of the page, or a panel at its side. */
export const RowFrame = ({ frame, ...props }: RowFrameProps): ReactNode =>
  frame === "popup" ? <PopupFrame className="popup--form" {...props} /> : <SidePanel {...props} />;
