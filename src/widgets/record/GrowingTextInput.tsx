import type { KeyboardEvent, ReactNode } from "react";
import { textHeights } from "../../../definitions/texts/record";
import type { WidgetProps } from "../../runtime/registry/widget";
import { GrowingArea } from "./GrowingArea";
import { withLineEnds } from "./line-ends";

/** A text that grows. Enter sends the form, with Shift it begins a new line. */
export const GrowingTextInput = ({ value, onChange, ...rest }: WidgetProps<string | null | undefined>): ReactNode => (
  <GrowingArea
    {...rest}
    text={value ?? ""}
    maxHeight={textHeights.text}
    // A control of several lines has a line feed for whatever ends a line.
    onType={(text) => onChange(withLineEnds(text, rest.stored ?? ""))}
    onKeyDown={sendOnEnter}
  />
);

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  // Enter may also choose among what an input method offers.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};
