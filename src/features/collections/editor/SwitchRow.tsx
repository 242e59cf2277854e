import { useId, type ReactNode } from "react";

interface SwitchRowProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Switch with a label and a hint below. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: SwitchRowProps): ReactNode {
  const id = useId();
  return (
    <div className="switch-row">
      <label className="option">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          {...{ checked, disabled }}
          aria-checked={checked}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="switch-row-text">{label}</span>
      </label>
      <p className="hint" id={id}>
        {hint}
      </p>
    </div>
  );
}
