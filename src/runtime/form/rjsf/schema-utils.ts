import type { SchemaUtilsType } from "@rjsf/utils";

/**
 * rjsf's questions about a schema, answered for a single value: nothing refers to another schema, and nothing chooses
 * between several.
 */
export const schemaUtils: SchemaUtilsType = {
  getRootSchema: () => ({}),
  getValidator: () => {
    throw new Error("The draft of a form is validated, not a field of it.");
  },
  doesSchemaUtilsDiffer: () => false,
  retrieveSchema: (schema) => schema,
  isSelect: (schema) => Array.isArray(schema.enum),
  isMultiSelect: () => false,
  isFilesArray: () => false,
  getDisplayLabel: () => true,
  getDefaultFormState: (_schema, value) => value,
  omitExtraData: (_schema, value) => value,
  sanitizeDataForNewSchema: (_next, _before, value: unknown) => value,
  findFieldInSchema: (field) => ({ field, isRequired: false }),
  findSelectedOptionInXxxOf: () => undefined,
  getClosestMatchingOption: () => 0,
  getFirstMatchingOption: () => 0,
  getFromSchema: <Value>(_schema: unknown, _path: unknown, none: Value): Value => none,
  toPathSchema: () => ({ $name: "" }),
};
