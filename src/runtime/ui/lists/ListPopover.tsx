import "./search-list.css";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";

interface ListPopoverProps extends Popover.PopoverContentProps {
  /** Class next to "menu". */
  look?: string;
}

/** Content of a popover with a list of choices. */
export const ListPopover = ({ look = "menu--records", ...rest }: ListPopoverProps): ReactNode => (
  <Popover.Content className={`menu ${look}`} align="start" sideOffset={4} collisionPadding={8} {...rest} />
);
