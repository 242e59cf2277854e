import "./row-form.css";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useRef, useState, type ReactNode } from "react";
import { panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import type { FormHandle } from "../form/use-form";
import { storeChoice, storedFlag } from "../store/table-choices";
import { Button } from "../ui/controls/Button";

interface SaveButtonProps {
  form: FormHandle;
  busy: boolean;
  isNew: boolean;
  /** Storage key of the choice to keep the panel open. Without one, a save closes it. */
  continues: string | undefined;
}

/** Button that saves a row. A menu next to it chooses if the panel stays open, saves, and remembers the choice. */
export function SaveButton({ form, busy, isNew, continues }: SaveButtonProps): ReactNode {
  const button = useRef<HTMLSpanElement>(null);
  const [stays, setStays] = useState(() => continues !== undefined && storedFlag(continues));
  const mode = isNew ? "new" : "edit";
  const usual = isNew ? panelTexts.create : texts.form.save;
  const save = (
    <Button look="primary" size="form" type="submit" form={form.name} busy={busy} disabled={!form.ready}>
      {stays ? panelTexts.stay[mode] : usual}
    </Button>
  );
  if (continues === undefined) return save;
  const choose = (next: boolean): void => {
    storeChoice(continues, next);
    setStays(next);
    const [main, more] = button.current!.querySelectorAll("button");
    // The menu item unmounts: after the save, the focus returns to the button of the menu.
    more?.focus();
    if (!main?.disabled) main?.form?.requestSubmit(main);
  };
  return (
    <span className="split" ref={button}>
      {save}
      <SaveMenu {...{ mode, stays, busy }} onChoose={choose} />
    </span>
  );
}

interface SaveMenuProps {
  mode: "new" | "edit";
  stays: boolean;
  busy: boolean;
  onChoose: (stays: boolean) => void;
}

const SaveMenu = ({ mode, stays, busy, onChoose }: SaveMenuProps): ReactNode => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger
      className="btn btn--primary btn--form split-more"
      aria-label={panelTexts.afterSave}
      data-tip={panelTexts.afterSave}
      disabled={busy}
    >
      <IconChevronDown className="i" aria-hidden="true" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content className="menu" side="top" align="end" sideOffset={4} collisionPadding={8}>
      <DropdownMenu.RadioGroup value={String(stays)}>
        {[false, true].map((each) => (
          <DropdownMenu.RadioItem
            key={String(each)}
            className="menu-item"
            value={String(each)}
            onSelect={() => onChoose(each)}
          >
            {(each ? panelTexts.stay : panelTexts.close)[mode]}
            <span className="grow" />
            <DropdownMenu.ItemIndicator>
              <IconCheck className="i" aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
