import type { Exchanged } from "../../../src/features/collections/model/configuration";

/** A field of a configuration in the product's shape, a text if nothing else is said. */
export const field = (
  id: string,
  name: string,
  { options, ...more }: Readonly<Record<string, unknown>> & { options?: object } = {},
) => ({
  id,
  name,
  type: "text",
  ...more,
  ...options,
});

/** A collection of a configuration in the product's shape. */
export const made = (
  id: string,
  name: string,
  fields: readonly object[],
  { options, ...more }: Readonly<Record<string, unknown>> & { options?: object } = {},
): Exchanged => ({ id, name, type: "base", fields, ...more, ...options });

/** A collection of a file of a version with admins. */
export const nested = (id: string, name: string, schema: readonly object[], more: object = {}): Exchanged => ({
  id,
  name,
  type: "base",
  schema,
  ...more,
});
