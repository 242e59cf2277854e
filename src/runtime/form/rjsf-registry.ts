import type { FieldTemplateProps, Registry } from "@rjsf/utils";
import type { ReactNode } from "react";
import { ValueField } from "./ValueField";

const Bare = ({ children }: FieldTemplateProps): ReactNode => children;
const Nothing = (): null => null;

// Every leaf has one field and no template of its own, so that there is nothing to be looked up in a schema.
const schemaUtils = {
  retrieveSchema: <S>(schema: S): S => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
};

const types = ["String", "Number", "Boolean", "Array", "Object", "Null"];

/**
 * What rjsf's leaf is drawn with. It stays the same for all forms and all time, so that a leaf is drawn anew for
 * nothing but its own value.
 */
export const rjsfRegistry = {
  // A value of any type is edited as a whole, by one widget.
  fields: Object.fromEntries(types.map((type) => [`${type}Field`, ValueField])),
  templates: {
    FieldTemplate: Bare,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
  widgets: {},
  rootSchema: {},
  formContext: {},
  schemaUtils,
  translateString: String,
  globalFormOptions: { experimental_componentUpdateStrategy: "shallow" },
} as unknown as Registry;
