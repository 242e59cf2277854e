import { laterOption, olderOption } from "../../../backend/dialects/nested-shape";
import { isEqual } from "../../../values/json/equal";
import type { WholeCollection, WholeField } from "../../collections/configuration/after-import";
import { ownFields } from "../../collections/configuration/compare-configurations";
import { fieldsOf, type Exchanged, type ExchangedField } from "../../collections/configuration/configuration";
import { importFacts } from "../../collections/configuration/import-facts";

/**
 * Returns the source's collections with the target's value of each option of a field that means the same, or that the
 * source's version does not have. `read` is what the source answered, with the target's ids.
 */
export function withTargetOptions(
  target: readonly WholeCollection[],
  source: readonly WholeCollection[],
  read: readonly Exchanged[],
): WholeCollection[] {
  const [own, answered] = [byId(target), byId(read)];
  return source.map((each) => {
    const [before, answer] = [own.get(each.id), answered.get(each.id)];
    if (!before || !answer) return each;
    const [fields, given] = [byId(ownFields(before)), byId(fieldsOf(answer))];
    return { ...each, fields: each.fields.map((field) => alike(field, fields.get(field.id), given.get(field.id))) };
  });
}

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

function alike(field: WholeField, own: WholeField | undefined, given: ExchangedField | undefined): WholeField {
  if (!own || !given || own.type !== field.type) return field;
  const known = new Set(Object.keys(given).flatMap((key) => [key, laterOption(key), olderOption(key)]));
  const same = Object.entries(own).filter(
    ([key, value]) =>
      !known.has(key) || isEqual(meaningOf(field.type, key, value), meaningOf(field.type, key, field[key])),
  );
  return { ...field, ...Object.fromEntries(same) };
}

function meaningOf(type: string, option: string, value: unknown): unknown {
  const { zeroMeans, noLimitFrom } = importFacts();
  const zero = zeroMeans[type]?.[option];
  if (value === 0 && zero !== undefined) return zero;
  return typeof value === "number" && value >= (noLimitFrom[type]?.[option] ?? Infinity) ? null : value;
}
