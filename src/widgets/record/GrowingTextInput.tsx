import type { KeyboardEvent, ReactNode } from "react";
import { textHeights } from "../../../definitions/texts/record";
import type { WidgetProps } from "../../runtime/registry/widget";
import { GrowingArea } from "./GrowingArea";

/** A text that grows. Enter sends the form, with Shift it begins a new line. */
export const GrowingTextInput = ({ value, onChange, ...rest }: WidgetProps<string | null | undefined>): ReactNode => (
  <GrowingArea
    {...rest}
    text={value ?? ""}
    maxHeight={textHeights.text}
    onType={(text) => onChange(withLineEnds(text, rest.stored))}
    onKeyDown={sendOnEnter}
  />
);

// A control of several lines has a line feed for whatever ends a line. A text whose lines all end otherwise keeps that.
const withLineEnds = (text: string, stored: string | null | undefined): string =>
  /\r\n/.test(stored ?? "") && !/(?<!\r)\n|\r(?!\n)/.test(stored ?? "") ? text.replaceAll(/\r?\n/g, "\r\n") : text;

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  // Enter may also choose among what an input method offers.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};
