import { IconSelector } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";

interface SelectBoxProps {
  label: string;
  /** Whether the label is for screen readers only. */
  isHidden?: boolean;
  choices: readonly { value: string; label: string }[];
  value: string;
  disabled?: boolean;
  className?: string;
  onChange: (value: string) => void;
}

/** Labelled native select. */
export function SelectBox(props: SelectBoxProps): ReactNode {
  const { label, isHidden = false, choices, value, disabled = false, className = "field", onChange } = props;
  const id = useId();
  return (
    <div className={className}>
      {!isHidden && (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="select-box">
        <select
          {...{ id, disabled, value }}
          className="select"
          aria-label={isHidden ? label : undefined}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconSelector className="i" aria-hidden="true" />
      </div>
    </div>
  );
}
