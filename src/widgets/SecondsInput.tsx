import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { formatDuration } from "../runtime/model/values/time/duration";
import { NumberInput } from "./NumberInput";

/** A span of time in seconds, and how one would say it. */
export const SecondsInput = (props: WidgetProps<number | string | undefined>): ReactNode => (
  <div className="inline">
    <NumberInput {...props} />
    <output className="hint" htmlFor={props.id}>
      {formatDuration(props.value)}
    </output>
  </div>
);
