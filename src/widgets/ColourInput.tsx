import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { WebAddressInput } from "./TextInput";
import "./colour-input.css";

/** Input for a "#rrggbb" colour, with the browser's colour picker. */
export const ColourInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <div className="inline">
    <input
      type="color"
      className="colour-dot"
      aria-label={`${props.label}: ${props.value ?? ""}`}
      disabled={props.disabled}
      value={/^#[\da-f]{6}$/i.test(props.value ?? "") ? props.value : "#000000"}
      onChange={({ target }) => props.onChange(target.value)}
    />
    <WebAddressInput {...props} />
  </div>
);
