/** What the backend says of an import that it refuses, as far as its text can be read. */
export interface ImportRefusal {
  /** The whole text, on several lines. */
  text: string;
  /** The collection that it names. */
  collection: { name: string; id: string } | undefined;
  /** The indexes of fields that it names. */
  fields: readonly number[];
}

/** Reads the answer to a refused import; `message` is its sentence, `data` its tree of errors. */
export function importRefusal(message: string, data: unknown): ImportRefusal {
  const { collections } = Object(data ?? {}) as { collections?: { message?: unknown } };
  const text = typeof collections?.message === "string" ? collections.message : message;
  const [, name, id, tree = ""] = /^Data validations failed for collection "(.*)" \((.*)\):\n([^]*)$/.exec(text) ?? [];
  return {
    text,
    collection: name === undefined || id === undefined ? undefined : { name, id },
    fields: fieldsIn(tree),
  };
}

// The text ends with the full stop of a sentence.
function fieldsIn(tree: string): number[] {
  try {
    const { schema } = JSON.parse(tree.replace(/\.\s*$/, "")) as { schema?: unknown };
    return typeof schema === "object" && schema !== null
      ? Object.keys(schema).map(Number).filter(Number.isInteger)
      : [];
  } catch {
    return [];
  }
}
