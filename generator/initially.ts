import { redacted } from "../definitions/backend/backend-limits";
import type { Schema } from "../src/runtime/model/form/schema";
import { valueAt } from "../src/values/json/path";
import { schemaAt } from "../src/runtime/model/form/schema";

/** Placeholders for initial values that are too long or random, each with a test for the values it replaces. */
export const initialValueLabels: Readonly<Record<string, (value: unknown) => boolean>> = {
  "a long text": (value) => String(value).length > 100,
  "a random text": (value) => value === redacted,
};

/** Returns the initial value at a path. A parent's tag overrides the field's own tag. */
export function initialValueAt(root: Schema, path: string): unknown {
  const [key = "", ...owner] = path.split(".").toReversed();
  const around = schemaAt(root, owner.toReversed().join(".")).schema.initially;
  return valueAt(around, key) ?? schemaAt(root, path).schema.initially;
}
