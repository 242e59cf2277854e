import type { ReactNode } from "react";
import { fileSize } from "../../../values/text/text";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { NumberInput } from "../../../widgets/NumberInput";

/** Number input for bytes, with a readable size. */
export const BytesInput = (props: WidgetProps<number | string | null | undefined>): ReactNode => (
  <div className="inline">
    <NumberInput {...props} />
    <output className="hint" htmlFor={props.id}>
      {fileSize(props.value)}
    </output>
  </div>
);
