import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { FieldError } from "../ui/notices/FieldError";

/** Hint below a control. */
export const FieldHint = ({ id, children }: { id: string; children: ReactNode }): ReactNode => (
  <p className="hint" id={id}>
    {children}
  </p>
);

/** Error messages below a control. */
export const FieldErrors = ({ id, errors }: { id: string; errors: readonly string[] }): ReactNode =>
  errors.length > 0 && (
    <div id={id}>
      {errors.map((text) => (
        <FieldError key={text} text={text} />
      ))}
      <span className="sr">{texts.form.failing}</span>
    </div>
  );
