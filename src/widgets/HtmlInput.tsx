import { lazy, Suspense, type ReactNode } from "react";
import { bodyRows } from "../../definitions/limits/sizes";
import { controlProps, ownSchema, type WidgetProps } from "../runtime/registry/widget";
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
      <Placeholders schema={ownSchema(props.schema)} />
    </>
  );
};

const PlainBody = ({ value, onChange, areaRef, ...rest }: BodyProps): ReactNode => (
  <textarea
    {...controlProps(rest)}
    {...bodyRows}
    ref={areaRef}
    className="input input--mono"
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value)}
  />
);
