import "./find-field.css";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";

interface FindFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Search field of a page about all collections. */
export const FindField = ({ label, value, onChange, onEnter, ref }: FindFieldProps): ReactNode => (
  <span className="find-field">
    <IconSearch className="i i--s" aria-hidden="true" />
    <input
      ref={ref}
      className="input"
      type="search"
      aria-label={label}
      placeholder={`${label}...`}
      value={value}
      onKeyDown={({ key }) => key === "Enter" && onEnter?.()}
      onChange={({ target }) => onChange(target.value)}
    />
  </span>
);
