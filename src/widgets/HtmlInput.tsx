import { lazy, Suspense, type ReactNode } from "react";
import { bodyRows } from "../../definitions/texts/sizes";
import type { WidgetProps } from "../runtime/registry/widget";
import { Placeholders } from "./Placeholders";
import { useCaret, type FollowedCaret } from "./use-caret";

type BodyProps = WidgetProps<string | undefined> & FollowedCaret;

// Where the editor cannot be loaded the text can still be edited plainly.
const HtmlEditor = lazy(async () => ({
  default: await import("./editor/HtmlEditor").then(
    (part) => part.HtmlEditor,
    () => PlainBody,
  ),
}));

/** A text in HTML. Its editor is loaded when the first one is shown; until then the text can be edited plainly. */
export const HtmlInput = (props: WidgetProps<string | undefined>): ReactNode => {
  const caret = useCaret();
  return (
    <>
      <Suspense fallback={<PlainBody {...props} {...caret} />}>
        <HtmlEditor {...props} {...caret} />
      </Suspense>
      <Placeholders schema={props.schema} />
    </>
  );
};

const PlainBody = ({ id, value, onChange, disabled, invalid, describedBy, follow }: BodyProps): ReactNode => (
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
