import { isBlankJson, isNumeric, typedValue, type Schema } from "../../../../runtime/model/form/schema";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import type { ImportField } from "./import-fields";

interface Formed {
  lines: readonly LineModel[];
  fields: readonly ImportField[];
}

/** Returns the request body. A new record includes its id, unless the backend assigns it. */
export function bodyOf(
  checking: Formed,
  sent: ReadonlyMap<string, unknown>,
  action: "create" | "update",
  id: string,
): Record<string, unknown> {
  const byPath = schemasOf(checking);
  const values = [...sent].map(([path, value]) => {
    const schema = byPath.get(path);
    if (!schema) return [path, value] as const;
    return [path, isBlankJson(value, schema) ? null : sendable(value, schema)] as const;
  });
  return { ...Object.fromEntries(values), ...(action === "create" && id !== "" && { id }) };
}

const schemas = new WeakMap<Formed, ReadonlyMap<string, Schema>>();

function schemasOf(checking: Formed): ReadonlyMap<string, Schema> {
  const made = schemas.get(checking);
  if (made) return made;
  const lines = checking.lines.flatMap((line) => (line.kind === "field" ? [line] : []));
  // Fields of the import override lines of the same path.
  const byPath = new Map([...lines, ...checking.fields].map(({ path, schema }) => [path, schema] as const));
  schemas.set(checking, byPath);
  return byPath;
}

// The backend stores 0 for a blank number.
const sendable = (value: unknown, schema: Schema): unknown =>
  isNumeric(schema) && (value === null || value === "") ? 0 : typedValue(value, schema);
