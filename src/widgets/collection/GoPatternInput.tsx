import type { ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";

/** A regular expression in Go's language. */
export const GoPatternInput = (props: WidgetProps<string | null | undefined>): ReactNode => {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  return (
    <input
      {...{ id, disabled }}
      className="input input--mono"
      autoComplete="off"
      spellCheck={false}
      value={value ?? ""}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
