import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { FieldError } from "../ui/notices/FieldError";

/** The id of the element that holds a field's hint and errors. */
export const notesId = (id: string): string => `${id}-notes`;

interface FieldNotesProps {
  /** Of the field, the item or the list. */
  id: string;
  hint?: string | undefined;
  errors: readonly string[];
}

/** What there is to say of a field: its hint, and what is wrong. */
export const FieldNotes = ({ id, hint, errors }: FieldNotesProps): ReactNode => (
  <div id={notesId(id)}>
    {hint && <p className="hint">{hint}</p>}
    {errors.map((text) => (
      <FieldError key={text} text={text} />
    ))}
    {errors.length > 0 && <span className="sr">{texts.form.failing}</span>}
  </div>
);
