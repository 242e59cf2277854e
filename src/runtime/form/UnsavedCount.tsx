import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../values/text/text";

/** Number of unsaved changes of a form, announced by a live region. */
export const UnsavedCount = ({ count }: { count: number }): ReactNode => (
  <span role="status">
    {count > 0 && (
      <span className="unsaved">
        {interpolate(count === 1 ? texts.form.changed.one : texts.form.changed.many, { n: count })}
      </span>
    )}
  </span>
);
