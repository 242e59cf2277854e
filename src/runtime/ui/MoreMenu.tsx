import { IconDots, IconTrash } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

/** What else can be done with a row; the dangerous last. */
export const MoreMenu = ({ busy, onRemove }: { busy: boolean; onRemove: () => void }): ReactNode => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger
      className="icon-btn"
      aria-label={texts.panel.more}
      data-tip={texts.panel.more}
      disabled={busy}
    >
      <IconDots className="i" aria-hidden="true" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content className="menu" side="top" align="start" sideOffset={4} collisionPadding={8}>
      <DropdownMenu.Item className="menu-item menu-item--risk" onSelect={onRemove}>
        <IconTrash className="i" aria-hidden="true" />
        {texts.panel.remove}
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
