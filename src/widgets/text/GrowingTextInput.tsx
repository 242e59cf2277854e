import { useMemo, type ReactNode } from "react";
import { textHeights } from "../../../definitions/texts/record";
import { useStoredValue } from "../../runtime/registry/form-values";
import type { WidgetProps } from "../../runtime/registry/widget";
import { createLineEndKeeper } from "./line-ends";
import { TextOfAnyLength } from "./TextOfAnyLength";

/** Growing text input. Enter submits the form; Shift+Enter inserts a line break. */
export function GrowingTextInput({ value, onChange, ...rest }: WidgetProps<string | null | undefined>): ReactNode {
  // Another admin may have changed the field's type.
  const stored = String(useStoredValue(rest.name) ?? "");
  // A textarea normalises all line breaks to LF.
  const keepLineEnds = useMemo(() => createLineEndKeeper(stored), [stored]);
  return (
    <TextOfAnyLength
      {...rest}
      text={String(value ?? "")}
      maxHeight={textHeights.text}
      enterSends
      onType={(text) => {
        const lineEnds = keepLineEnds(text);
        onChange(lineEnds);
        return lineEnds;
      }}
    />
  );
}
