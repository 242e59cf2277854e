import { errorId, getUiOptions, type FieldTemplateProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/icons/Icon";
import { FieldErrors } from "../FieldNotes";
import { LabelText } from "../LabelText";
import type { LayoutContext } from "./registry";
import type { FieldUiOptions } from "../../registry/ui-schema";

interface LaidOutProps extends FieldTemplateProps {
  options: FieldUiOptions;
  /** Classes of a changed field and of one with errors, with a space before each. */
  state: string;
}

/** Row of a field, as rjsf's template: label, control, help and errors. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { layout = "panel" } = (props.registry.formContext ?? {}) as Partial<LayoutContext>;
  const options = getUiOptions(props.uiSchema) as FieldUiOptions & { classNames?: string };
  const changed = options.classNames ? ` ${options.classNames}` : "";
  const isFailing = (props.rawErrors ?? []).length > 0 || (options.beside?.errors ?? []).length > 0;
  const state = `${changed}${isFailing ? " has-error" : ""}`;
  return layout === "heading" ? (
    <HeadingField {...{ ...props, options, state }} />
  ) : (
    <FieldRow {...{ ...props, options, state, layout }} />
  );
}

const HeadingField = (props: LaidOutProps): ReactNode => (
  <div className={`acc-field${props.state}`}>
    {props.options.labelPlace !== "inside" && <Label {...props} {...props.options} className="sr" />}
    {props.children}
    {props.errors}
  </div>
);

function FieldRow(props: LaidOutProps & LayoutContext): ReactNode {
  const { id, label, children, help, errors, options, state, layout } = props;
  const { labelPlace: place, link, beside } = options;
  const notes = (
    <div>
      {link && <FieldLink {...link} />}
      {help}
      {errors}
      {beside && <FieldErrors id={errorId(beside.id)} errors={beside.errors} />}
    </div>
  );
  const control = <Control {...{ id, place, beside }}>{children}</Control>;
  if (place === "behind" && layout !== "panel") {
    return (
      <div className={`toggle${state}`}>
        {control}
        <div>
          <label htmlFor={id}>{label}</label>
          {notes}
        </div>
      </div>
    );
  }
  const body = (
    <div className="row-body">
      {control}
      {notes}
    </div>
  );
  if (place === "inside") return <div className={`row row--button${state}`}>{body}</div>;
  const kind = place === "behind" ? " row--switch" : place === "above" ? " row--above" : "";
  return layout === "stacked" ? (
    <div className={`field${state}`}>
      <Label {...props} {...options} className="label" />
      {control}
      {notes}
    </div>
  ) : (
    <div className={`row${kind}${state}`}>
      {place !== "above" && <Label {...props} {...options} className="row-label" />}
      {body}
    </div>
  );
}

const FieldLink = ({ to, label }: NonNullable<FieldUiOptions["link"]>): ReactNode => (
  <Link className="field-link" to={to}>
    {label}
  </Link>
);

interface ControlProps {
  id: string;
  place: FieldUiOptions["labelPlace"];
  beside: FieldUiOptions["beside"];
  children: ReactNode;
}

function Control({ id, place, beside, children }: ControlProps): ReactNode {
  if (beside) {
    return (
      <div className="inline inline--fields">
        {children}
        {beside.control}
      </div>
    );
  }
  return place === "around" ? (
    <div role="group" aria-labelledby={`${id}-label`}>
      {children}
    </div>
  ) : (
    children
  );
}

interface LabelProps extends Pick<FieldTemplateProps, "id" | "label" | "required">, FieldUiOptions {
  className: string;
}

const Label = ({ id, label, required, icon, labelPlace, className }: LabelProps): ReactNode => {
  const text = (
    <>
      {icon && <Icon name={icon} size="s" />}
      <LabelText label={label} />
      {required && (
        <span className="req" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  // A group is labelled by `aria-labelledby`: a click on a `<label>` would select its first choice.
  return labelPlace === "group" || labelPlace === "around" ? (
    <span className={className} id={`${id}-label`}>
      {text}
    </span>
  ) : (
    <label className={className} htmlFor={id}>
      {text}
    </label>
  );
};
