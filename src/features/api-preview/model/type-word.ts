import type { ParameterType } from "../../../../definitions/language/api-preview";
import type { ValueKind } from "../../../../definitions/language/line";

const words: Readonly<Record<ValueKind, ParameterType | "File">> = {
  text: "String",
  number: "Number",
  flag: "Boolean",
  moment: "String",
  json: "String",
  file: "File",
  record: "String",
};

/** What a value of a kind is called where an API is told of. */
export const typeWord = (kind: ValueKind): string => words[kind];
