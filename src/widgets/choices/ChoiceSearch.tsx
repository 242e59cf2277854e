import { IconSelector } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { plural } from "../../values/text/text";
import { controlProps, type WidgetProps } from "../../runtime/registry/widget";
import { ListPopover } from "../../runtime/ui/lists/ListPopover";
import { OptionList } from "../../runtime/ui/lists/OptionList";
import { useListPopover } from "../../runtime/ui/lists/use-list-popover";
import { useOptions } from "../../runtime/ui/lists/use-options";
import { choiceText, useFoundChoices } from "./find-choices";

const { choices: said } = recordTexts;

interface ChoiceSearchProps extends WidgetProps<string | null | undefined> {
  offered: readonly string[];
}

const optionText = (choice: string): string => (choice === "" ? recordTexts.none : choiceText(choice));

/** Combobox for very many values. */
export function ChoiceSearch(props: ChoiceSearchProps): ReactNode {
  const { id, value } = props;
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, side, typed, shown, rest, setOpen, type, choose, active, input } = useChoosing(props, box);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="select-box" ref={box}>
          <input
            {...controlProps(props)}
            {...input}
            className="input"
            placeholder={recordTexts.none}
            value={typed ?? choiceText(value ?? "")}
            onClick={() => isOpen || setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={({ target }) => type(target.value)}
          />
          <IconSelector className="i" aria-hidden="true" />
        </div>
      </Popover.Anchor>
      <ListPopover
        aria-label={said.list}
        side={side}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // The field counts as inside.
        onInteractOutside={(event) => box.current?.contains(event.target as Node) && event.preventDefault()}
      >
        <OptionList
          {...{ id, active }}
          label={said.list}
          options={shown}
          chosen={value ?? ""}
          textOf={optionText}
          onChoose={choose}
        />
        <p role="status" className="hint">
          {shown.length === 0 ? said.nothing : rest > 0 && plural(said.narrow, rest)}
        </p>
      </ListPopover>
    </Popover.Root>
  );
}

function useChoosing({ id, value, offered, disabled, onChange }: ChoiceSearchProps, box: RefObject<Element | null>) {
  const { open, side, setOpen: setOpened } = useListPopover(box);
  const isOpen = open && !disabled;
  const [typed, setTyped] = useState<string>();
  // An empty string means no value.
  const chosen = value ?? "";
  const { shown, rest } = useShownChoices(offered, chosen, typed ?? "");
  const setOpen = (next: boolean): void => {
    setOpened(next);
    setTyped(undefined);
    setActive(next ? Math.max(0, shown.indexOf(chosen)) : 0);
  };
  const choose = (choice: string): void => {
    setOpen(false);
    if (choice !== chosen) onChange(choice);
  };
  const type = (text: string): void => {
    setOpened(true);
    setTyped(text);
    setActive(0);
  };
  const onOpen = (): void => setOpen(true);
  const { active, setActive, input, moveActive } = useOptions({ id, options: shown, isOpen, onOpen, onChoose: choose });
  const onKeyDown = (event: KeyboardEvent): void => {
    moveActive(event);
    if (event.key !== "Tab" || event.nativeEvent.isComposing) return;
    // Close the popover while the input still has the focus, or the panel would take it.
    const exact = typed?.trim();
    if (exact && offered.includes(exact)) choose(exact);
    else setOpen(false);
  };
  return { isOpen, side, typed, active, shown, rest, setOpen, type, choose, input: { ...input, onKeyDown } };
}

/** Returns the first choices that match the input, and how many more do. */
function useShownChoices(offered: readonly string[], chosen: string, typed: string) {
  const found = useFoundChoices(offered, typed);
  const all = useMemo(() => (typed === "" ? [...new Set(["", chosen, ...found])] : found), [typed, chosen, found]);
  return { shown: all.slice(0, listLimits.shown), rest: Math.max(0, all.length - listLimits.shown) };
}
