import { lazy, Suspense, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { bodyRows } from "../../definitions/texts/sizes";
import type { Caret } from "../runtime/registry/filter-editor";
import type { WidgetProps } from "../runtime/registry/widget";
import { caretIn } from "../runtime/ui/caret-in";
import { Placeholders } from "./Placeholders";

interface BodyProps extends WidgetProps<string | undefined> {
  /** Where the caret stood in what was here before, if that had the focus. */
  caret: RefObject<Caret | undefined>;
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
  const caret = useRef<Caret>(undefined);
  return (
    <>
      <Suspense fallback={<PlainBody {...props} caret={caret} />}>
        <HtmlEditor {...props} caret={caret} />
      </Suspense>
      <Placeholders schema={props.schema} />
    </>
  );
};

const PlainBody = ({ id, value, onChange, disabled, invalid, describedBy, caret }: BodyProps): ReactNode => {
  const follow = useMemo(
    () => (area: HTMLTextAreaElement | null) => {
      if (area && caret.current) {
        const { anchor, head } = caret.current;
        area.focus();
        area.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
      }
      return () => void (caret.current = area ? caretIn(area) : undefined);
    },
    [caret],
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
