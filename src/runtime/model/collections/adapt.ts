import { withValueAt } from "../values/path";
import { asSchema } from "./as-schema";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";
import type { Adaptation, Finding } from "./finding";

/** A configuration with what was found in it changed as is said with each finding. */
export function adapted(list: readonly Exchanged[], findings: readonly Finding[]): Exchanged[] {
  return list.flatMap((collection) => {
    const own = findings.filter(({ collectionId, adaptation }) => collectionId === collection.id && adaptation);
    if (own.some(({ adaptation }) => adaptation!.kind === "leaveOutCollection")) return [];
    return own.length === 0 ? [collection] : [adaptedCollection(collection, own)];
  });
}

function adaptedCollection(collection: Exchanged, findings: readonly Finding[]): Exchanged {
  const wanted = findings.some(({ adaptation }) => adaptation!.kind === "asSchema");
  const read = wanted ? asSchema(collection) : collection;
  const schema = fieldsOf(read).flatMap((field, index) => {
    const own = findings.flatMap((found) => (found.field?.index === index ? [found.adaptation!] : []));
    return own.some(({ kind }) => kind === "leaveOutField") ? [] : [own.reduce(adaptedField, field)];
  });
  const locked = findings.flatMap(({ rule, adaptation }) => (adaptation!.kind === "lockRule" ? [rule!] : []));
  const changed = { ...read, ...(Array.isArray(read["schema"]) && { schema }) };
  return locked.reduce<object>((all, path) => withValueAt(all, path, null), changed) as Exchanged;
}

function adaptedField(field: ExchangedField, adaptation: Adaptation): ExchangedField {
  switch (adaptation.kind) {
    case "setType":
      return { ...field, type: adaptation.type, options: {} };
    case "setOption":
      return { ...field, options: { ...Object(field["options"] ?? {}), [adaptation.option]: adaptation.value } };
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
