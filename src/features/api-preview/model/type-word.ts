import type { ParameterType } from "../../../../definitions/language/api-preview";
import type { FieldType, ValueKind } from "../../../../definitions/language/line";

const words: Readonly<Record<ValueKind, ParameterType>> = {
  text: "String",
  number: "Number",
  flag: "Boolean",
  moment: "String",
  json: "String",
  file: "File",
  record: "String",
};

/** Returns the type name of a value in the API documentation. */
export const typeWord = ({ kind, format }: FieldType["value"]): string =>
  format === "geo-point" ? "Object" : words[kind];
