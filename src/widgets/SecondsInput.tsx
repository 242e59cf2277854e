import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { formatDuration } from "../values/time/duration";
import { NumberInput } from "./NumberInput";

/** Input for a duration in seconds, with a readable text. */
export const SecondsInput = (props: WidgetProps<number | string | undefined>): ReactNode => (
  <div className="inline">
    <NumberInput {...props} />
    <output className="hint" htmlFor={props.id}>
      {formatDuration(props.value)}
    </output>
  </div>
);
