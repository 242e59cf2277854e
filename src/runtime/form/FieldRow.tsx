import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import type { FieldModel } from "../model/form/form-model";
import { LabelText } from "./LabelText";
import { useRegistry } from "../registry/registry";
import type { Widget } from "../registry/widget";

interface FieldRowProps {
  id: string;
  field: FieldModel;
  changed: boolean;
  errors: readonly string[];
  stacked: boolean;
  children: ReactNode;
}

/** A field's line: its label, its control, and under it the hint and what is wrong. */
export function FieldRow({ id, field, changed, errors, stacked, children }: FieldRowProps): ReactNode {
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const place = widgets[field.widget]?.label;
  const notes = <Notes {...{ id, errors }} hint={field.hint} />;
  const state = `${changed ? " is-dirty" : ""}${errors.length > 0 ? " has-error" : ""}`;
  if (place === "behind") {
    return (
      <div className={`toggle${state}`}>
        {children}
        <div>
          <label htmlFor={id}>{field.label}</label>
          {notes}
        </div>
      </div>
    );
  }
  const body = (
    <div className="row-body">
      {children}
      {notes}
    </div>
  );
  if (place === "inside") return <div className={`row row--button${state}`}>{body}</div>;
  return stacked ? (
    <div className={`field${state}`}>
      <Label {...{ id, field, place }} className="label" />
      {children}
      {notes}
    </div>
  ) : (
    <div className={`row${state}`}>
      <Label {...{ id, field, place }} className="row-label" />
      {body}
    </div>
  );
}

interface LabelProps extends Pick<FieldRowProps, "id" | "field"> {
  place: Widget["label"];
  className: string;
}

const Label = ({ id, field, place, className }: LabelProps): ReactNode => {
  const text = (
    <>
      <LabelText label={field.label} />
      {field.required && (
        <span className="req" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  // A group has its label by reference: a click on it would choose the first of its choices.
  return place === "group" ? (
    <span className={className} id={`${id}-label`}>
      {text}
    </span>
  ) : (
    <label className={className} htmlFor={id}>
      {text}
    </label>
  );
};

/** The id of the element that holds a field's hint and errors. */
export const notesId = (id: string): string => `${id}-notes`;

const Notes = ({ id, hint, errors }: { id: string; hint: string | undefined; errors: readonly string[] }) => (
  <div id={notesId(id)}>
    {hint && <p className="hint">{hint}</p>}
    {errors.map((text) => (
      <p className="error" key={text}>
        <IconAlertCircle className="i i--s" aria-hidden="true" />
        <span>{text}</span>
      </p>
    ))}
    {errors.length > 0 && <span className="sr">{texts.form.failing}</span>}
  </div>
);
