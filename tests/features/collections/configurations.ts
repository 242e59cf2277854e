import type { Exchanged } from "../../../src/features/collections/configuration/configuration";

/** Field of a configuration, by default a text. */
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

/** Collection of a configuration. */
export const made = (
  id: string,
  name: string,
  fields: readonly object[],
  { options, ...more }: Readonly<Record<string, unknown>> & { options?: object } = {},
): Exchanged => ({ id, name, type: "base", fields, ...more, ...options });

/** Collection in a file of a version with admins. */
export const nested = (id: string, name: string, schema: readonly object[], more: object = {}): Exchanged => ({
  id,
  name,
  type: "base",
  schema,
  ...more,
});
