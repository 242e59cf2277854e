import { IconArrowBackUp } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { panelTexts } from "../../../definitions/texts/panel";
import { formatCount, interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import type { FormHandle } from "../form/use-form";
import { noDraft } from "../model/form/draft";
import { setDraft, useDrafts } from "../store/drafts";

const place = { side: "top", align: "start", sideOffset: 4, collisionPadding: 8 } as const;

interface ResetMenuProps {
  form: FormHandle;
  stored: object;
  disabled: boolean;
}

/** Menu that puts the stored value back into one field or into all. Absent without changes. */
export function ResetMenu({ form, stored, disabled }: ResetMenuProps): ReactNode {
  const { name, context, revealField } = form;
  const isChosen = useRef(false);
  const unsaved = useDrafts((drafts) => drafts.get(name)?.unsaved ?? noDraft.unsaved);
  const [first] = unsaved.keys();
  if (first === undefined) return null;
  const choose = (path: string, reset: () => void): void => {
    isChosen.current = true;
    reset();
    revealField(path);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="icon-btn"
        aria-label={panelTexts.reset.menu}
        data-tip={panelTexts.reset.menu}
        {...{ disabled }}
      >
        <IconArrowBackUp className="i" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        {...place}
        onCloseAutoFocus={(event) => {
          // The field takes the focus instead.
          if (isChosen.current) event.preventDefault();
          isChosen.current = false;
        }}
      >
        {[...unsaved].map(([path, label]) => (
          <Choice
            key={path}
            text={interpolate(panelTexts.reset.one, { label })}
            onSelect={() => choose(path, () => context.change(path, valueAt(stored, path)))}
          />
        ))}
        {unsaved.size > 1 && (
          <>
            <DropdownMenu.Separator className="menu-rule" />
            <Choice
              text={interpolate(panelTexts.reset.all, { n: formatCount(unsaved.size) })}
              onSelect={() => choose(first, () => resetAll(name))}
            />
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

// A create that was attempted may have stored the row, so that attempt stays.
const resetAll = (name: string): void => setDraft(name, ({ attempt }) => ({ ...noDraft, attempt }));

const Choice = ({ text, onSelect }: { text: string; onSelect: () => void }): ReactNode => (
  <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
    {text}
  </DropdownMenu.Item>
);
