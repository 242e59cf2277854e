import { IconDots } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentType, ReactNode } from "react";

/** One thing that can be done. */
export interface MenuAction {
  icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  label: string;
  /** It cannot be taken back. */
  risk?: boolean;
  onSelect: () => void;
}

interface MoreMenuProps {
  label: string;
  /** The dangerous last. */
  items: readonly MenuAction[];
  disabled?: boolean;
  side?: "top" | "bottom";
}

/** What else can be done. */
export const MoreMenu = ({ label, items, disabled = false, side = "bottom" }: MoreMenuProps): ReactNode => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className="icon-btn" aria-label={label} data-tip={label} disabled={disabled}>
      <IconDots className="i" aria-hidden="true" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content className="menu" side={side} align="start" sideOffset={4} collisionPadding={8}>
      {items.map(({ icon: Picture, label: name, risk, onSelect }) => (
        <DropdownMenu.Item key={name} className={risk ? "menu-item menu-item--risk" : "menu-item"} onSelect={onSelect}>
          <Picture className="i" aria-hidden="true" />
          {name}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
