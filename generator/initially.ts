import { redacted } from "../definitions/backend/limits";
import type { Schema } from "../src/runtime/model/form/schema";
import { valueAt } from "../src/runtime/model/values/json/path";
import { schemaAt } from "../src/runtime/model/form/schema";

/** What a tag says in place of a value that would be too long or cannot be known, and which values it stands for. */
export const untold: Readonly<Record<string, (value: unknown) => boolean>> = {
  "a long text": (value) => String(value).length > 100,
  "a random text": (value) => value === redacted,
};

/** What a fresh backend has at a path: its own tag says it, or by its key the tag of what it is in, where that differs. */
export function initially(root: Schema, path: string): unknown {
  const [key = "", ...owner] = path.split(".").toReversed();
  const around = schemaAt(root, owner.toReversed().join(".")).schema.initially;
  return valueAt(around, key) ?? schemaAt(root, path).schema.initially;
}
