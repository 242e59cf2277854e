import { useState, type ReactNode } from "react";
import { isEqual } from "../runtime/model/values/equal";
import { commaParts, commaText } from "../runtime/model/values/comma-list";
import type { WidgetProps } from "../runtime/registry/widget";

/** Several texts, separated by commas. The text stays as it is typed until one leaves it, as long as it means the value. */
export function ListInput(props: WidgetProps<readonly string[] | null | undefined>): ReactNode {
  const { id, value, onChange, required, disabled, invalid, describedBy, placeholder } = props;
  const [typed, setTyped] = useState("");
  const text = isEqual(commaParts(typed), value ?? []) ? typed : commaText(value ?? []);
  return (
    <input
      {...{ id, disabled, placeholder }}
      className="input"
      autoComplete="off"
      spellCheck={false}
      value={text}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={() => setTyped("")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(commaParts(target.value));
      }}
    />
  );
}
