import { lazy, Suspense, type ReactNode } from "react";
import { bodyRows } from "../../definitions/measures";
import type { WidgetProps } from "../runtime/form/widget";
import { Placeholders } from "./Placeholders";

const HtmlEditor = lazy(() => import("./editor/HtmlEditor"));

/** A text in HTML. Its editor is loaded when the first one is shown; until then the text can be edited plainly. */
export const HtmlInput = (props: WidgetProps<string | undefined>): ReactNode => {
  const { id, value, onChange, disabled, invalid, describedBy } = props;
  return (
    <>
      <Suspense
        fallback={
          <textarea
            {...{ id, disabled, ...bodyRows }}
            className="input input--mono"
            value={value ?? ""}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.value)}
          />
        }
      >
        <HtmlEditor {...props} />
      </Suspense>
      <Placeholders schema={props.schema} />
    </>
  );
};
