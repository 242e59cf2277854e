import { useId, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";

type Include = NonNullable<TablePage["include"]>;

/** Whether what a preset leaves out is let in: as the address says, else as it was last time. */
export const included = ({ remember }: Include, asked: boolean | undefined): boolean =>
  asked ?? localStorage.getItem(remember) === "1";

interface IncludeSwitchProps {
  include: Include;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Lets in what a preset filter leaves out, and remembers the choice. */
export function IncludeSwitch({ include, on, onChange }: IncludeSwitchProps): ReactNode {
  const id = useId();
  const choose = (next: boolean): void => {
    localStorage.setItem(include.remember, next ? "1" : "0");
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
      {include.label}
    </label>
  );
}
