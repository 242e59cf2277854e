import type { Exchanged } from "../../../src/features/collections/model/configuration";

/** A field of a configuration, a text if nothing else is said. */
export const field = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  type: "text",
  options: {},
  ...more,
});

/** A collection of a configuration, as it is exported. */
export const made = (id: string, name: string, schema: readonly object[], more: object = {}): Exchanged => ({
  id,
  name,
  type: "base",
  schema,
  ...more,
});
