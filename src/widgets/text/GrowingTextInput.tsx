import { useMemo, type ReactNode } from "react";
import { textHeights } from "../../../definitions/texts/record";
import type { WidgetProps } from "../../runtime/registry/widget";
import { keeperOfLineEnds } from "./line-ends";
import { TextOfAnyLength } from "./TextOfAnyLength";

/** A text that grows. Enter sends the form, with Shift it begins a new line. */
export function GrowingTextInput({ value, onChange, ...rest }: WidgetProps<string | null | undefined>): ReactNode {
  // Another admin may have made it a field of another type.
  const stored = String(rest.stored ?? "");
  // A control of several lines has a line feed for whatever ends a line.
  const keepLineEnds = useMemo(() => keeperOfLineEnds(stored), [stored]);
  return (
    <TextOfAnyLength
      {...rest}
      text={String(value ?? "")}
      maxHeight={textHeights.text}
      enterSends
      onType={(text) => {
        const kept = keepLineEnds(text);
        onChange(kept);
        return kept;
      }}
    />
  );
}
