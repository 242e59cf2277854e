import { IconChevronDown } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

interface PresetMenuProps<Value> {
  label: string;
  presets: Readonly<Record<string, Value>>;
  disabled: boolean;
  onChoose: (value: Value) => void;
}

/** Menu of frequent values, by name. */
export const PresetMenu = <Value,>({ label, presets, disabled, onChoose }: PresetMenuProps<Value>): ReactNode => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className="btn btn--quiet btn--small" disabled={disabled}>
      {label}
      <IconChevronDown className="i i--s" aria-hidden="true" />
    </DropdownMenu.Trigger>
    {!disabled && (
      <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
        {Object.entries(presets).map(([name, value]) => (
          <DropdownMenu.Item key={name} className="menu-item" onSelect={() => onChoose(value)}>
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    )}
  </DropdownMenu.Root>
);
