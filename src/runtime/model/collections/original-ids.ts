import type { WholeCollection } from "./after-import";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";

/** Whether some imported collection, or a field of one, is there already under another id. */
export const hasOtherIds = (current: readonly WholeCollection[], list: readonly Exchanged[]): boolean => {
  const partnerOf = partners(current);
  return list.some((each) => {
    const partner = partnerOf(each);
    if (!partner) return false;
    if (partner.id !== each.id) return true;
    const ids = new Set(partner.schema.map(({ id }) => id));
    const names = new Set(partner.schema.map(({ name }) => name));
    return fieldsOf(each).some(({ id, name }) => !ids.has(id) && names.has(name));
  });
};

/**
 * A configuration with the ids that collections and fields of the same names have now, also where the options of
 * relations refer to them.
 */
export function withOriginalIds(current: readonly WholeCollection[], list: readonly Exchanged[]): Exchanged[] {
  const partnerOf = partners(current);
  const renamed = new Map<unknown, string>();
  for (const each of list) {
    const partner = partnerOf(each);
    if (partner) renamed.set(each.id, partner.id);
  }
  return list.map((each) => {
    const partner = partnerOf(each);
    const schema = fieldsOf(each).map((field) => redirected(withIdOf(partner, field), renamed));
    return { ...each, id: partner?.id ?? each.id, ...(Array.isArray(each["schema"]) && { schema }) };
  });
}

// The one of the same name, else the one of the same id.
function partners(current: readonly WholeCollection[]): (imported: Exchanged) => WholeCollection | undefined {
  const byName = new Map(current.map((each) => [each.name, each]));
  const byId = new Map(current.map((each) => [each.id, each]));
  return ({ id, name }) => byName.get(name) ?? byId.get(id);
}

const withIdOf = (partner: WholeCollection | undefined, field: ExchangedField): ExchangedField => {
  const same = partner?.schema.find(({ name }) => name === field.name);
  return same ? { ...field, id: same.id } : field;
};

const redirected = (field: ExchangedField, renamed: ReadonlyMap<unknown, string>): ExchangedField => {
  const options = field["options"] as Readonly<Record<string, unknown>> | undefined;
  const collectionId = renamed.get(options?.["collectionId"]);
  return collectionId === undefined ? field : { ...field, options: { ...options, collectionId } };
};
