import { useId, type ReactNode } from "react";

interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; hint?: string }[];
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** Group of radio buttons. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>): ReactNode {
  const { label, choices, value, disabled, onChange } = props;
  const id = useId();
  return (
    <fieldset className="transfer-choice" disabled={disabled}>
      <legend className="label">{label}</legend>
      {choices.map((choice) => (
        <div key={choice.value}>
          <label className="option">
            <input
              type="radio"
              className="check"
              name={id}
              checked={choice.value === value}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}`}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
          {choice.hint !== undefined && (
            <p className="hint" id={`${id}-${choice.value}`}>
              {choice.hint}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
