import {
  errorId,
  helpId,
  type BaseInputTemplateProps,
  type FieldErrorProps,
  type FieldHelpProps,
  type TemplatesType,
} from "@rjsf/utils";
import type { ComponentType, ReactNode } from "react";
import { controlProps } from "../../registry/widget";
import { FieldErrors, FieldHint } from "../FieldNotes";
import { FieldTemplate } from "./FieldTemplate";

const Help = ({ help, fieldPathId }: FieldHelpProps): ReactNode =>
  help ? <FieldHint id={helpId(fieldPathId)}>{help}</FieldHint> : null;

const FieldErrorList = ({ errors, fieldPathId }: FieldErrorProps): ReactNode => (
  <FieldErrors id={errorId(fieldPathId)} errors={errors?.filter((error) => typeof error === "string") ?? none} />
);

const none: readonly string[] = [];

/** Input that rjsf's own widgets for single values draw. */
const BaseInput = ({ onChange, onBlur, onFocus, value, type, schema, ...props }: BaseInputTemplateProps) => (
  <input
    {...controlProps(props)}
    {...{ type, step: schema.multipleOf, min: schema.minimum, max: schema.maximum }}
    className={type === "range" ? "grow" : "input"}
    readOnly={props.readonly}
    placeholder={props.placeholder}
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value)}
    onBlur={({ target }) => onBlur(props.id, target.value)}
    onFocus={({ target }) => onFocus(props.id, target.value)}
  />
);

// Only rjsf's fields for whole objects and lists would draw these; lines of a definition do that here.
const Unused: ComponentType<object> = () => null;

/** How rjsf draws what is around a widget. */
export const templates: TemplatesType = {
  FieldTemplate,
  FieldHelpTemplate: Help,
  FieldErrorTemplate: FieldErrorList,
  DescriptionFieldTemplate: Unused,
  BaseInputTemplate: BaseInput,
  ArrayFieldTemplate: Unused,
  ArrayFieldDescriptionTemplate: Unused,
  ArrayFieldItemButtonsTemplate: Unused,
  ArrayFieldItemTemplate: Unused,
  ArrayFieldTitleTemplate: Unused,
  CyclicSchemaExpandTemplate: Unused,
  ErrorListTemplate: Unused,
  FallbackFieldTemplate: Unused,
  GridTemplate: Unused,
  MultiSchemaFieldTemplate: Unused,
  ObjectFieldTemplate: Unused,
  OptionalDataControlsTemplate: Unused,
  TitleFieldTemplate: Unused,
  UnsupportedFieldTemplate: Unused,
  WrapIfAdditionalTemplate: Unused,
  ButtonTemplates: {
    SubmitButton: Unused,
    AddButton: Unused,
    CopyButton: Unused,
    MoveDownButton: Unused,
    MoveUpButton: Unused,
    RemoveButton: Unused,
    ClearButton: Unused,
  },
};
