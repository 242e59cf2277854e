import { format, Validator, type Schema as Interpreted } from "@cfworker/json-schema";
import type { SchemaValidator } from "../model/form/validate";
import { formats } from "../../backend/formats/formats";
import type { Schema } from "../model/form/schema";

const validators = new WeakMap<Schema, Validator>();

// Clone the schema: the library adds properties to it.
const interpreted = (schema: Schema): Validator => {
  // Unknown formats pass, as most of ours only name a widget. Pages may register formats later, so assign on each call.
  Object.assign(format, formats);
  const validator = validators.get(schema) ?? new Validator(structuredClone(schema) as Interpreted, "2019-09", false);
  validators.set(schema, validator);
  return validator;
};

/**
 * Validates a value against the standard keywords. The schema is interpreted, not compiled, as the CSP forbids eval.
 */
export const validateSchema: SchemaValidator = (schema, value) => interpreted(schema).validate(value).errors;
