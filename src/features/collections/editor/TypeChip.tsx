import "./type-chip.css";
import { IconChevronDown } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { interpolate } from "../../../values/text/text";
import { choicesOf, type WidgetProps } from "../../../runtime/registry/widget";
import { Icon } from "../../../runtime/ui/icons/Icon";

/** Chip with a collection's type. It opens a menu until the type is locked. */
export function TypeChip(props: WidgetProps<string>): ReactNode {
  const { id, label, value, onChange, disabled = false, readonly } = props;
  const choices = choicesOf(props);
  const chosen = choices.find((choice) => choice.value === value);
  const text = (
    <>
      {chosen?.icon && <Icon name={chosen.icon} size="s" />}
      {interpolate(collectionTexts.fieldOptions.chip, { label, type: chosen?.label ?? value })}
    </>
  );
  if (readonly) {
    return (
      <span id={id} className="badge type-chip">
        {text}
      </span>
    );
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger id={id} className="btn btn--form" disabled={disabled}>
        {text}
        <IconChevronDown className="i i--s" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {!disabled && (
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          {choices
            .filter(({ offered }) => offered !== false)
            .map((choice) => (
              <DropdownMenu.Item
                key={choice.label}
                className="menu-item"
                onSelect={() => onChange(String(choice.value))}
              >
                {choice.icon && <Icon name={choice.icon} />}
                {interpolate(collectionTexts.fieldOptions.collectionOfType, { type: choice.label })}
              </DropdownMenu.Item>
            ))}
        </DropdownMenu.Content>
      )}
    </DropdownMenu.Root>
  );
}
