import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../model/values/text/text";

/** How many changes a form has that are not saved, announced as they come. */
export const UnsavedCount = ({ count }: { count: number }): ReactNode => (
  <span role="status">
    {count > 0 && (
      <span className="unsaved">
        {interpolate(count === 1 ? texts.form.changed.one : texts.form.changed.many, { n: count })}
      </span>
    )}
  </span>
);
