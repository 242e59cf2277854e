import { zeroAuthOptions } from "../../../../definitions/backend/import";
import { withValueAt } from "../../../runtime/model/values/json/path";
import { asSchema } from "./as-schema";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";
import type { Adaptation, Finding } from "./finding";

/** A configuration with what was found in it changed as is said with each finding. */
export function adapted(list: readonly Exchanged[], findings: readonly Finding[]): Exchanged[] {
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
  const wanted = findings.some(({ adaptation }) => adaptation!.kind === "asSchema");
  const read = wanted ? asSchema(collection) : collection;
  const byField = grouped(findings, ({ field }) => field?.index);
  const schema = fieldsOf(read).flatMap((field, index) => {
    const own = byField.get(index)?.map(({ adaptation }) => adaptation!) ?? [];
    return own.some(({ kind }) => kind === "leaveOutField") ? [] : [own.reduce(adaptedField, field)];
  });
  const locked = findings.flatMap(({ rule, adaptation }) => (adaptation!.kind === "lockRule" ? [rule!] : []));
  const changed = { ...read, ...(Array.isArray(read["schema"]) && { schema }) };
  return locked.reduce<object>((all, rule) => withValueAt(all, pathInFile(rule), null), changed) as Exchanged;
}

const pathInFile = (rule: string): string => (Object.hasOwn(zeroAuthOptions, rule) ? `options.${rule}` : rule);

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
