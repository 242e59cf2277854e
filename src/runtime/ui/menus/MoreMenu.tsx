import { IconDots } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { Fragment, useRef, type ComponentType, type ReactNode } from "react";

/** Action of a menu. */
export interface MenuAction {
  icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  label: string;
  /** The action cannot be undone. */
  risk?: boolean;
  /** The action moves the focus, so it runs once the menu is closed. */
  movesFocus?: boolean;
  onSelect: () => void;
}

interface MoreMenuProps {
  label: string;
  /** Dangerous actions last. */
  items: readonly MenuAction[];
  disabled?: boolean;
  side?: "top" | "bottom";
}

/** Menu of further actions. */
export function MoreMenu({ label, items, disabled = false, side = "bottom" }: MoreMenuProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const later = useRef<() => void>(undefined);
  const runLater = (event: Event): void => {
    if (later.current) event.preventDefault();
    later.current?.();
    later.current = undefined;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="icon-btn" aria-label={label} data-tip={label} disabled={disabled}>
        <IconDots className="i" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        side={side}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={runLater}
      >
        {items.map(({ icon: Picture, label: name, risk, movesFocus, onSelect }, index) => (
          <Fragment key={name}>
            {risk && index > 0 && <DropdownMenu.Separator className="menu-rule" />}
            <DropdownMenu.Item
              className={risk ? "menu-item menu-item--risk" : "menu-item"}
              onSelect={() => {
                if (movesFocus) return void (later.current = onSelect);
                // The menu item unmounts; a dialog opened by it must return the focus to the trigger.
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
