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

/** The collection that has an index, by the name of the index in small letters. */
export type IndexOwners = ReadonlyMap<string, NonNullable<ImportRefusal["collection"]>>;

/** Reads why an import that was sent, or was to be, failed. An index is refused without its collection. */
export function importRefusal(failure: Failure, wasSent: boolean, owners: IndexOwners = new Map()): ImportRefusal {
  const { message, data } = failure;
  const { collections, indexes } = Object(data ?? {}) as { collections?: { message?: unknown }; indexes?: unknown };
  const text = typeof collections?.message === "string" ? collections.message : (indexText(indexes) ?? message);
  const [, name, id, tree = ""] = /^Data validations failed for collection "(.*)" \((.*)\):\n([^]*)$/.exec(text) ?? [];
  return {
    text,
    mayBeDone: wasSent && !isRefusal(failure),
    collection: name === undefined || id === undefined ? ownerOf(text, owners) : { name, id },
    fields: fieldsIn(tree),
  };
}

function indexText(indexes: unknown): string | undefined {
  const messages = Object.values(Object(indexes ?? {}) as Record<string, { message?: unknown }>).flatMap((each) =>
    typeof each.message === "string" ? [each.message] : [],
  );
  return messages.length > 0 ? messages.join("\n") : undefined;
}

const ownerOf = (text: string, owners: IndexOwners): ImportRefusal["collection"] => {
  const [, index = ""] = /^Failed to create index (\S+) - /.exec(text) ?? [];
  return owners.get(index.toLowerCase());
};

// The text ends with the full stop of a sentence.
function fieldsIn(tree: string): number[] {
  try {
    const { schema, fields = schema } = JSON.parse(tree.replace(/\.\s*$/, "")) as {
      schema?: unknown;
      fields?: unknown;
    };
    return typeof fields === "object" && fields !== null
      ? Object.keys(fields).map(Number).filter(Number.isInteger)
      : [];
  } catch {
    return [];
  }
}
