import { lazy, Suspense, type ReactNode } from "react";
import { bodyRows } from "../../definitions/limits/sizes";
import type { WidgetProps } from "../runtime/registry/widget";
import { Placeholders } from "./Placeholders";
import { useCaret, type SharedCaret } from "./use-caret";

type BodyProps = WidgetProps<string | undefined> & SharedCaret;

// If the editor fails to load, a textarea replaces it.
const HtmlEditor = lazy(async () => ({
  default: await import("./editor/HtmlEditor").then(
    (part) => part.HtmlEditor,
    () => PlainBody,
  ),
}));

/** Input for HTML. A textarea is shown until the editor is loaded. */
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

const PlainBody = ({ id, value, onChange, disabled, invalid, describedBy, areaRef }: BodyProps): ReactNode => (
  <textarea
    {...{ id, disabled, ...bodyRows }}
    ref={areaRef}
    className="input input--mono"
    value={value ?? ""}
    aria-invalid={invalid}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(target.value)}
  />
);
