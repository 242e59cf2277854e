import type { ComponentProps, ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { SidePanel } from "../ui/dialogs/SidePanel";

type RowFrameProps = { frame: FormPanel["frame"] } & Pick<
  ComponentProps<typeof SidePanel>,
  "title" | "filled" | "tools" | "focus" | "foot" | "busy" | "onClose" | "onKeyDown" | "children"
>;

/** Container of a row's form: a centered popup or a side panel. */
export const RowFrame = ({ frame, ...props }: RowFrameProps): ReactNode =>
  frame === "popup" ? <PopupFrame className="popup--form" {...props} /> : <SidePanel {...props} />;
