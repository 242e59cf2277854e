import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { FieldModel } from "../model/form/form-model";
import { LabelText } from "./LabelText";
import { useRegistry } from "../registry/registry";
import type { Widget } from "../registry/widget";
import { Icon } from "../ui/icons/Icon";
import { FieldNotes } from "./FieldNotes";
import type { FormLayout } from "./form-context";

interface FieldRowProps {
  id: string;
  field: FieldModel;
  changed: boolean;
  errors: readonly string[];
  layout: FormLayout;
  children: ReactNode;
}

/** Row of a field: label, control, hint and errors. */
export function FieldRow({ id, field, changed, errors, layout, children }: FieldRowProps): ReactNode {
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const place = widgets[field.widget]?.label;
  const notes = (
    <>
      {field.link && (
        <Link className="field-link" to={field.link.to}>
          {field.link.label}
        </Link>
      )}
      <FieldNotes {...{ id, errors }} hint={field.hint} />
    </>
  );
  const state = `${changed ? " is-dirty" : ""}${errors.length > 0 ? " has-error" : ""}`;
  if (place === "behind" && layout !== "panel") {
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
  const kind = place === "behind" ? " row--switch" : place === "above" ? " row--above" : "";
  return layout === "stacked" ? (
    <div className={`field${state}`}>
      <Label {...{ id, field, place }} className="label" />
      {children}
      {notes}
    </div>
  ) : (
    <div className={`row${kind}${state}`}>
      {place !== "above" && <Label {...{ id, field, place }} className="row-label" />}
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
      {field.icon && <Icon name={field.icon} size="s" />}
      <LabelText label={field.label} />
      {field.required && (
        <span className="req" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  // A group is labelled by `aria-labelledby`: a click on a `<label>` would select its first choice.
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
