import { IconPlus } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useRef, type ReactNode } from "react";
import type { ListModel } from "../../model/form/form-model";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";

interface AddItemProps {
  list: ListModel;
  disabled: boolean;
  /** Adds an item, of the chosen kind if the list has kinds. */
  onAdd: (kind?: string) => void;
}

/** Button that adds an item to a list. In a list with kinds, it opens a menu of them. */
export function AddItem({ list: { add, variant }, disabled, onAdd }: AddItemProps): ReactNode {
  const chosen = useRef<string>(undefined);
  const content = (
    <>
      <IconPlus className="i" aria-hidden="true" />
      {add}
    </>
  );
  if (!variant) {
    return (
      <Button size="form" className="add-item" disabled={disabled} onClick={() => onAdd()}>
        {content}
      </Button>
    );
  }
  // The item is added once the menu is closed, so that the menu does not take the focus from its title.
  const addChosen = (event: Event): void => {
    const kind = chosen.current;
    chosen.current = undefined;
    if (kind === undefined) return;
    event.preventDefault();
    onAdd(kind);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn--form add-item" disabled={disabled}>
        {content}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu kinds"
        aria-label={add}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={addChosen}
      >
        {Object.entries(variant.types.types)
          .filter(([, { legacy }]) => legacy === undefined)
          .map(([kind, { label, icon }]) => (
            <DropdownMenu.Item key={kind} className="menu-item" onSelect={() => void (chosen.current = kind)}>
              <Icon name={icon} />
              {label}
            </DropdownMenu.Item>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
