import type { ReactNode } from "react";
import { textHeights } from "../../../definitions/texts/record";
import type { WidgetProps } from "../../runtime/registry/widget";
import { withLineEnds } from "./line-ends";
import { TextOfAnyLength } from "./TextOfAnyLength";

/** A text that grows. Enter sends the form, with Shift it begins a new line. */
export const GrowingTextInput = ({ value, onChange, ...rest }: WidgetProps<string | null | undefined>): ReactNode => (
  <TextOfAnyLength
    {...rest}
    text={value ?? ""}
    maxHeight={textHeights.text}
    enterSends
    // A control of several lines has a line feed for whatever ends a line.
    onType={(text) => onChange(withLineEnds(text, rest.stored ?? ""))}
  />
);
