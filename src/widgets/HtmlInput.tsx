import { lazy, Suspense, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { bodyRows } from "../../definitions/texts/sizes";
import type { WidgetProps } from "../runtime/registry/widget";
import { Placeholders } from "./Placeholders";

interface BodyProps extends WidgetProps<string | undefined> {
  /** Whether what stood here before had the focus. */
  focused: RefObject<boolean>;
}

// Where the editor cannot be loaded the text can still be edited plainly.
const HtmlEditor = lazy(async () => ({
  default: await import("./editor/HtmlEditor").then(
    (part) => part.HtmlEditor,
    () => PlainBody,
  ),
}));

/** A text in HTML. Its editor is loaded when the first one is shown; until then the text can be edited plainly. */
export const HtmlInput = (props: WidgetProps<string | undefined>): ReactNode => {
  const focused = useRef(false);
  return (
    <>
      <Suspense fallback={<PlainBody {...props} focused={focused} />}>
        <HtmlEditor {...props} focused={focused} />
      </Suspense>
      <Placeholders schema={props.schema} />
    </>
  );
};

const PlainBody = ({ id, value, onChange, disabled, invalid, describedBy, focused }: BodyProps): ReactNode => {
  const follow = useMemo(
    () => (area: HTMLTextAreaElement | null) => {
      if (area && focused.current) area.focus();
      return () => void (focused.current = document.activeElement === area);
    },
    [focused],
  );
  return (
    <textarea
      {...{ id, disabled, ...bodyRows }}
      ref={follow}
      className="input input--mono"
      value={value ?? ""}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
