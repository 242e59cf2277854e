import "./searched-menu.css";
import { IconSelector } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { plural } from "../../values/text/text";
import type { WidgetProps } from "../../runtime/registry/widget";
import { usePopupSide } from "../../runtime/ui/menus/use-popup-side";
import { choiceText, useFoundChoices } from "./find-choices";

const { choices: said } = recordTexts;

interface ChoiceSearchProps extends WidgetProps<string | null | undefined> {
  offered: readonly string[];
}

/** Combobox for very many values. */
export function ChoiceSearch(props: ChoiceSearchProps): ReactNode {
  const { id, value, required, disabled, invalid, describedBy } = props;
  const { box, side, open, typed, active, shown, rest, setOpen, type, choose, press } = useChoosing(props);
  const isOpen = open && !disabled;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="select-box" ref={box}>
          <input
            {...{ id, disabled }}
            className="input"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            placeholder={recordTexts.none}
            value={typed ?? choiceText(value ?? "")}
            aria-expanded={isOpen}
            aria-controls={`${id}-choices`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && shown.length > 0 ? `${id}-choice-${active}` : undefined}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onClick={() => open || setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
            onChange={({ target }) => type(target.value)}
          />
          <IconSelector className="i" aria-hidden="true" />
        </div>
      </Popover.Anchor>
      <Popover.Content
        className="menu menu--records"
        aria-label={said.list}
        side={side}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // The field counts as inside.
        onInteractOutside={(event) => box.current?.contains(event.target as Node) && event.preventDefault()}
      >
        <Options {...{ id, shown, active, choose }} chosen={value ?? ""} />
        <p role="status" className="hint">
          {shown.length === 0 ? said.nothing : rest > 0 && plural(said.narrow, rest)}
        </p>
      </Popover.Content>
    </Popover.Root>
  );
}

interface OptionsProps {
  id: string;
  /** An empty string means no value. */
  shown: readonly string[];
  active: number;
  chosen: string;
  choose: (choice: string) => void;
}

function Options({ id, shown, active, chosen, choose }: OptionsProps): ReactNode {
  useEffect(() => {
    document.getElementById(`${id}-choice-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className="menu-list scroll" role="listbox" id={`${id}-choices`} aria-label={said.list}>
      {shown.map((each, index) => (
        <button
          key={each}
          id={`${id}-choice-${index}`}
          type="button"
          className="menu-item"
          data-highlighted={index === active || undefined}
          role="option"
          tabIndex={-1}
          aria-selected={each === chosen}
          // The input must keep the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(each)}
        >
          <span className="clip" dir="auto">
            {each === "" ? recordTexts.none : choiceText(each)}
          </span>
        </button>
      ))}
    </div>
  );
}

function useChoosing({ value, offered, onChange }: ChoiceSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const { side, chooseSide } = usePopupSide();
  const [open, setOpened] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const found = useFoundChoices(offered, typed ?? "");
  const chosen = value ?? "";
  const isBlank = typed === undefined || typed === "";
  const all = useMemo(() => (isBlank ? [...new Set(["", chosen, ...found])] : found), [isBlank, chosen, found]);
  const shown = all.slice(0, listLimits.shown);
  const setOpen = (next: boolean): void => {
    if (next) chooseSide(box.current);
    setOpened(next);
    setTyped(undefined);
    setActive(next ? Math.max(0, shown.indexOf(chosen)) : 0);
  };
  const choose = (choice: string): void => {
    setOpen(false);
    if (choice !== chosen) onChange(choice);
  };
  const type = (text: string): void => {
    if (!open) chooseSide(box.current);
    setOpened(true);
    setTyped(text);
    setActive(0);
  };
  const press = (event: KeyboardEvent): void => {
    // An input method uses these keys to complete a character.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      if (!open) setOpen(true);
      else setActive(Math.min(shown.length - 1, Math.max(0, active + step)));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (shown[active] !== undefined) choose(shown[active]);
    } else if (event.key === "Tab") {
      // Close the popover while the input still has the focus, or the panel would take it.
      if (!isBlank && offered.includes(typed.trim())) choose(typed.trim());
      else setOpen(false);
    }
  };
  return { box, side, open, typed, active, shown, rest: all.length - shown.length, setOpen, type, choose, press };
}
