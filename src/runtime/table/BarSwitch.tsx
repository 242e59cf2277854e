import "./bar-switch.css";
import type { InputHTMLAttributes, ReactNode } from "react";

interface BarSwitchProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "disabled" | "aria-label" | "aria-busy"
> {
  on: boolean;
  /** Effect of a press. */
  hint: string;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

/** Switch in the bar below a table. */
export const BarSwitch = ({ on, hint, onChange, className = "", children, ...input }: BarSwitchProps): ReactNode => (
  <label className={`bar-switch ${className}`} data-tip={hint}>
    <input
      {...input}
      type="checkbox"
      role="switch"
      className="switch"
      checked={on}
      aria-checked={on}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);
