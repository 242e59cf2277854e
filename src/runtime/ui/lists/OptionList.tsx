import { memo, useEffect, type ReactNode } from "react";
import { useStable } from "../use-stable";

interface OptionListProps {
  /** Id of the combobox that the list belongs to. */
  id: string;
  label: string;
  options: readonly string[];
  /** Index of the option that Enter chooses. */
  active: number;
  chosen: string;
  textOf: (option: string) => string;
  onChoose: (option: string) => void;
}

/** List of options below a combobox, which keeps the focus (`useOptions`). */
export function OptionList({ id, label, options, active, chosen, textOf, onChoose }: OptionListProps): ReactNode {
  const { choose } = useStable({ choose: onChoose });
  useEffect(() => {
    document.getElementById(`${id}-choice-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className="menu-list scroll" role="listbox" id={`${id}-choices`} aria-label={label}>
      {options.map((each, index) => (
        <Option
          key={each}
          id={`${id}-choice-${index}`}
          option={each}
          text={textOf(each)}
          isActive={index === active}
          isChosen={each === chosen}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: string;
  text: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: (option: string) => void;
}

// Of hundreds of options, an arrow key renders two.
const Option = memo(function OptionLine({ id, option, text, isActive, isChosen, onChoose }: OptionProps): ReactNode {
  return (
    <button
      {...{ id }}
      type="button"
      className="menu-item"
      data-highlighted={isActive || undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // The input must keep the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span className="clip" dir="auto">
        {text}
      </span>
    </button>
  );
});
