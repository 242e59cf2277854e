import { useState, type KeyboardEvent } from "react";

interface Options {
  /** Id of the input; it prefixes the ids of the list and its options. */
  id: string;
  options: readonly string[];
  isOpen: boolean;
  onOpen: () => void;
  onChoose: (option: string) => void;
}

/**
 * Makes an input a combobox: the focus stays in it, arrow keys move the active option, Enter chooses it. The options are
 * drawn by `OptionList`.
 */
export function useOptions({ id, options, isOpen, onOpen, onChoose }: Options) {
  const [active, setActive] = useState(0);
  const moveActive = (event: KeyboardEvent): void => {
    // An input method uses these keys to complete a character.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(options.length - 1, Math.max(0, active + step)));
      else onOpen();
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (options[active] !== undefined) onChoose(options[active]);
    }
  };
  const input = {
    role: "combobox",
    autoComplete: "off",
    spellCheck: false,
    "aria-expanded": isOpen,
    "aria-controls": `${id}-choices`,
    "aria-autocomplete": "list",
    "aria-activedescendant": isOpen && options.length > 0 ? `${id}-choice-${active}` : undefined,
  } as const;
  return { active, setActive, input, moveActive };
}
