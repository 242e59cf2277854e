import { useId, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { storeChoice } from "../store/table-choices";

interface PresetSwitchProps {
  preset: NonNullable<TablePage["presetFilter"]>;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Switch that turns a preset filter off, and stores the choice. */
export function PresetSwitch({ preset, on, onChange }: PresetSwitchProps): ReactNode {
  const id = useId();
  const choose = (next: boolean): void => {
    storeChoice(preset.remember, next);
    onChange(next);
  };
  return (
    <label className="option" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        onChange={({ target }) => choose(target.checked)}
      />
      <span className="btn-text">{preset.label}</span>
    </label>
  );
}
