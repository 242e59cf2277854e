import { isRefusal, type Failure } from "../../../../backend/calls/failure";

/** Reason of a failed import, as far as the backend's message can be parsed. */
export interface ImportRefusal {
  text: string;
  /** Whether the import may have happened: it was sent and not clearly refused. */
  mayBeDone: boolean;
  /** Collection named in the message. */
  collection: { name: string; id: string } | undefined;
  /** Indexes of the fields named in the message. */
  fields: readonly number[];
}

/** Collections by the lower-case name of their index. */
export type IndexOwners = ReadonlyMap<string, NonNullable<ImportRefusal["collection"]>>;

/** Parses the reason of a failed import. Refused indexes come without their collection, so `owners` finds it. */
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

// The JSON is followed by the full stop of a sentence.
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
