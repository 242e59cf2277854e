import { IconSelector } from "@tabler/icons-react";
import { Select as Radix } from "radix-ui";
import type { ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import { Icon } from "../../runtime/ui/Icon";

/** One of a few values, each with its picture. */
export function IconSelect(props: WidgetProps<string | undefined>): ReactNode {
  const { id, label, value = "", onChange, disabled, invalid, describedBy, choices } = props;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Radix.Root value={value} onValueChange={onChange} disabled={disabled}>
      <Radix.Trigger
        id={id}
        className="select"
        aria-label={`${label}: ${chosen?.label ?? value}`}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      >
        {chosen?.icon && <Icon name={chosen.icon} size="s" />}
        <span className="grow">{chosen?.label ?? value}</span>
        <IconSelector className="i" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Content className="menu menu--grid" position="popper" sideOffset={4} collisionPadding={8}>
        {choices
          .filter(({ offered }) => offered !== false)
          .map((choice) => (
            <Radix.Item key={choice.label} value={String(choice.value)} className="menu-item">
              {choice.icon && <Icon name={choice.icon} />}
              <Radix.ItemText>{choice.label}</Radix.ItemText>
            </Radix.Item>
          ))}
      </Radix.Content>
    </Radix.Root>
  );
}
