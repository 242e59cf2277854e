import { IconCheck, IconSelector } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { choicesOf, describedBy, isInvalid, type WidgetProps } from "../../../runtime/registry/widget";
import { Icon } from "../../../runtime/ui/icons/Icon";

/** Dropdown of values with icons. */
export function IconSelect(props: WidgetProps<string | undefined>): ReactNode {
  const { id, label, value = "", onChange, disabled = false } = props;
  const choices = choicesOf(props);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        id={id}
        className="select"
        disabled={disabled}
        aria-label={`${label}: ${chosen?.label ?? value}`}
        aria-invalid={isInvalid(props)}
        aria-describedby={describedBy(props)}
      >
        {chosen?.icon && <Icon name={chosen.icon} size="s" />}
        <span className="grow">{chosen?.label ?? value}</span>
        <IconSelector className="i" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {!disabled && (
        <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
            {choices
              .filter(({ offered }) => offered !== false)
              .map((choice) => (
                <DropdownMenu.RadioItem key={choice.label} value={String(choice.value)} className="menu-item">
                  {choice.icon && <Icon name={choice.icon} />}
                  <span className="grow">{choice.label}</span>
                  <DropdownMenu.ItemIndicator>
                    <IconCheck className="i" aria-hidden="true" />
                  </DropdownMenu.ItemIndicator>
                </DropdownMenu.RadioItem>
              ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      )}
    </DropdownMenu.Root>
  );
}
