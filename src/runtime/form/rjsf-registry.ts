import type { FieldTemplateProps, Registry } from "@rjsf/utils";
import type { ReactNode } from "react";
import { ValueField } from "./ValueField";

const Bare = ({ children }: FieldTemplateProps): ReactNode => children;
const Nothing = (): null => null;

// Schemas of fields contain nothing to resolve, so these utilities return constants.
const schemaUtils = {
  retrieveSchema: <S>(schema: S): S => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
};

const types = ["String", "Number", "Boolean", "Array", "Object", "Null"];

/** Registry for rjsf's `SchemaField`. One constant object, so that a field renders only when its own value changes. */
export const rjsfRegistry = {
  // One widget edits a value of any type as a unit.
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
