import { fieldsOf, type Exchanged, type ExchangedField } from "../../configuration/configuration";
import type { Adaptation, Finding } from "../../findings/finding";

/** Returns the configuration with the findings' corrections applied. */
export function applyAdaptations(list: readonly Exchanged[], findings: readonly Finding[]): Exchanged[] {
  const byCollection = grouped(
    findings.filter(({ adaptation }) => adaptation),
    ({ collectionId }) => collectionId,
  );
  return list.flatMap((collection) => {
    const own = byCollection.get(collection.id) ?? [];
    if (own.some(({ adaptation }) => adaptation!.kind === "leaveOutCollection")) return [];
    return own.length === 0 ? [collection] : [adaptedCollection(collection, own)];
  });
}

function grouped<Key>(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => Key,
): ReadonlyMap<Key, readonly Finding[]> {
  const groups = new Map<Key, Finding[]>();
  for (const each of findings) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

function adaptedCollection(collection: Exchanged, findings: readonly Finding[]): Exchanged {
  const byField = grouped(findings, ({ field }) => field?.index);
  const fields = fieldsOf(collection).flatMap((field, index) => {
    const own = byField.get(index)?.map(({ adaptation }) => adaptation!) ?? [];
    return own.some(({ kind }) => kind === "leaveOutField") ? [] : [own.reduce(adaptedField, field)];
  });
  const locked = findings.flatMap(({ rule, adaptation }) => (adaptation!.kind === "lockRule" ? [rule!] : []));
  const gone = new Set(
    findings.flatMap(({ adaptation }) => (adaptation!.kind === "leaveOutIndex" ? [adaptation!.at] : [])),
  );
  return {
    ...collection,
    ...(Array.isArray(collection["fields"]) && { fields }),
    ...(gone.size > 0 && { indexes: (collection["indexes"] as readonly unknown[]).filter((_, at) => !gone.has(at)) }),
    ...Object.fromEntries(locked.map((rule) => [rule, null])),
  };
}

function adaptedField(field: ExchangedField, adaptation: Adaptation): ExchangedField {
  switch (adaptation.kind) {
    case "setType":
      return { id: field.id, name: field.name, type: adaptation.type, required: field["required"] === true };
    case "setOption":
      return { ...field, [adaptation.option]: adaptation.value };
    case "unique":
      return { ...field, unique: true };
    case "newField": {
      const { id: _id, ...rest } = field;
      return rest as ExchangedField;
    }
    default:
      return field;
  }
}
