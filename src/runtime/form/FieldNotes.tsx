import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { FieldError } from "../ui/notices/FieldError";

/** Returns the id of the element that holds the hint and the errors of a field, for `aria-describedby`. */
export const notesId = (id: string): string => `${id}-notes`;

interface FieldNotesProps {
  /** Id of the field, item or list. */
  id: string;
  hint?: string | undefined;
  errors: readonly string[];
}

/** Hint and error messages of a field. */
export const FieldNotes = ({ id, hint, errors }: FieldNotesProps): ReactNode => (
  <div id={notesId(id)}>
    {hint && <p className="hint">{hint}</p>}
    {errors.map((text) => (
      <FieldError key={text} text={text} />
    ))}
    {errors.length > 0 && <span className="sr">{texts.form.failing}</span>}
  </div>
);
