import { useState, type ReactNode } from "react";
import { momentOf, momentText } from "../../runtime/model/values/moment";
import type { WidgetProps } from "../../runtime/registry/widget";

/** A moment in UTC. The text stays as it is typed; what names a moment is said as the backend writes it. */
export function DateTimeInput(props: WidgetProps<string | null | undefined>): ReactNode {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  const [typed, setTyped] = useState("");
  const text = momentIn(typed) === (value ?? "") ? typed : shown(value ?? "");
  return (
    <input
      {...{ id, disabled }}
      className="input input--num"
      placeholder="YYYY-MM-DD hh:mm:ss"
      autoComplete="off"
      spellCheck={false}
      value={text}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(momentIn(target.value));
      }}
    />
  );
}

// Without seconds the backend would store nothing, and say nothing.
const momentIn = (text: string): string => {
  const moment = momentOf(text);
  return moment === undefined ? text : `${new Date(moment).toISOString().replace("T", " ")}`;
};

const shown = (value: string): string => {
  const moment = momentOf(value);
  return moment === undefined ? value : momentText(moment);
};
