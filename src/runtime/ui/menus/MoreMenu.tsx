import { IconDots } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { Fragment, useRef, type ComponentType, type ReactNode } from "react";

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
export function MoreMenu({ label, items, disabled = false, side = "bottom" }: MoreMenuProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="icon-btn" aria-label={label} data-tip={label} disabled={disabled}>
        <IconDots className="i" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" side={side} align="start" sideOffset={4} collisionPadding={8}>
        {items.map(({ icon: Picture, label: name, risk, onSelect }, index) => (
          <Fragment key={name}>
            {risk && index > 0 && <DropdownMenu.Separator className="menu-rule" />}
            <DropdownMenu.Item
              className={risk ? "menu-item menu-item--risk" : "menu-item"}
              onSelect={() => {
                // What it opens gives the focus back to what had it: the entry will have gone.
                trigger.current?.focus();
                onSelect();
              }}
            >
              <Picture className="i" aria-hidden="true" />
              {name}
            </DropdownMenu.Item>
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
