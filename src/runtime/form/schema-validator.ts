import { format, Validator, type Schema as Interpreted } from "@cfworker/json-schema";
import { formats, type SchemaValidator } from "../model/form/validate";
import type { Schema } from "../model/form/schema";

const validators = new WeakMap<Schema, Validator>();

// A copy: the library marks the schema that it is given.
const interpreted = (schema: Schema): Validator => {
  // An unknown format passes: most of ours only name a widget. Some are added once a page needs them.
  Object.assign(format, formats);
  const made = validators.get(schema) ?? new Validator(structuredClone(schema) as Interpreted, "2019-09", false);
  validators.set(schema, made);
  return made;
};

/** Checks a value against the standard keywords. Schemas are interpreted, not compiled: the policy forbids eval. */
export const validateSchema: SchemaValidator = (schema, value) => interpreted(schema).validate(value).errors;
