import { isRefusal, type Failure } from "../../../runtime/model/calls/failure";

/** What is said of an import that failed, as far as the backend's text can be read. */
export interface ImportRefusal {
  /** The whole text, on several lines. */
  text: string;
  /** It was sent, and nothing that came back says that it was not done. */
  mayBeDone: boolean;
  /** The collection that it names. */
  collection: { name: string; id: string } | undefined;
  /** The indexes of fields that it names. */
  fields: readonly number[];
}

/** Reads why an import that was sent, or was to be, failed. */
export function importRefusal(failure: Failure, wasSent: boolean): ImportRefusal {
  const { message, data } = failure;
  const { collections } = Object(data ?? {}) as { collections?: { message?: unknown } };
  const text = typeof collections?.message === "string" ? collections.message : message;
  const [, name, id, tree = ""] = /^Data validations failed for collection "(.*)" \((.*)\):\n([^]*)$/.exec(text) ?? [];
  return {
    text,
    mayBeDone: wasSent && !isRefusal(failure),
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
