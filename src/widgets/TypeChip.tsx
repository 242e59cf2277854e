import { IconChevronDown } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { Icon } from "../runtime/ui/Icon";

/** What kind of thing it is. While that can be chosen, the chip opens the choice. */
export function TypeChip({ id, label, value, stored, onChange, disabled, choices }: WidgetProps<string>): ReactNode {
  const chosen = choices.find((choice) => choice.value === value);
  const text = (
    <>
      {chosen?.icon && <Icon name={chosen.icon} size="s" />}
      {`${label}: ${chosen?.label ?? value}`}
    </>
  );
  if (disabled || stored !== undefined) {
    return (
      <span id={id} className="badge badge--control">
        {text}
      </span>
    );
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger id={id} className="btn btn--form">
        {text}
        <IconChevronDown className="i i--s" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
        {choices.map((choice) => (
          <DropdownMenu.Item key={choice.label} className="menu-item" onSelect={() => onChange(String(choice.value))}>
            {choice.icon && <Icon name={choice.icon} />}
            {choice.hint ?? choice.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
