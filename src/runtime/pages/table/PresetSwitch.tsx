import { useId, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { readStored, writeStored } from "../../store/local-storage";

type PresetFilter = NonNullable<TablePage["presetFilter"]>;

/** Whether what a preset leaves out is let in: as the address says, else as it was last time. */
export const included = ({ remember }: PresetFilter, asked: boolean | undefined): boolean =>
  asked ?? readStored(remember) === "1";

interface PresetSwitchProps {
  preset: PresetFilter;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Lets in what a preset filter leaves out, and remembers the choice. */
export function PresetSwitch({ preset, on, onChange }: PresetSwitchProps): ReactNode {
  const id = useId();
  const choose = (next: boolean): void => {
    writeStored(preset.remember, next ? "1" : "0");
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
      {preset.label}
    </label>
  );
}
