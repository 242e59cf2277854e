import { IconCheck, IconDots } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { Icon } from "../ui/Icon";

interface ColumnMenuProps {
  label: string;
  columns: readonly ColumnModel[];
  hidden: readonly string[];
  toggle: (id: string) => void;
}

/** Which columns are shown. It stays open, since one seldom hides just one. */
export const ColumnMenu = ({ label, columns, hidden, toggle }: ColumnMenuProps): ReactNode => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className="icon-btn icon-btn--small" aria-label={label} data-tip={label}>
      <IconDots className="i" aria-hidden="true" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal container={document.getElementById("main")}>
      <DropdownMenu.Content className="menu scroll" align="end" sideOffset={4} collisionPadding={8}>
        <DropdownMenu.Label className="menu-label">{label}</DropdownMenu.Label>
        {columns
          .filter(({ fixed }) => !fixed)
          .map(({ id, name, icon }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              className="menu-item"
              checked={!hidden.includes(id)}
              onCheckedChange={() => toggle(id)}
              onSelect={(event) => event.preventDefault()}
            >
              <Icon name={icon} />
              <span className="clip">{name}</span>
              <span className="grow" />
              <DropdownMenu.ItemIndicator>
                <IconCheck className="i" aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
