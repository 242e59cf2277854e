import type { ReactNode } from "react";

interface ChoiceButtonsProps<Value extends string> {
  label: string;
  /** Names of all values, in order. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** Buttons of which one is chosen. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>): ReactNode {
  const { label, names, value, onChoose } = props;
  return (
    <div className="diagram-choice" role="group" aria-label={label}>
      {(Object.keys(names) as Value[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}
