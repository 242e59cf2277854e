import { nameInFilters } from "../../../../definitions/backend/filter";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { valueFilter } from "../../../backend/filter/value-filter";
import { backend } from "../../../backend/version/backend";
import { valueAt } from "../../../values/json/path";

/** Relation field whose values are ids of records of a collection. */
export interface Reference {
  collection: Collection;
  field: Field;
}

/** Returns the relation fields of all collections that point at a collection. Views only show records of others. */
export const referencesTo = (collections: readonly Collection[], target: string): Reference[] =>
  collections.flatMap((collection) =>
    collection.fields.filter((field) => pointsAt(field, target)).map((field) => ({ collection, field })),
  );

/** Returns whether a field is a relation to a collection. */
export const pointsAt = (field: Field, target: string): boolean =>
  field.type === "relation" && valueAt(field, "collectionId") === target;

/** Returns whether records can be found by the field: filters cannot name every field. */
export const isSearchable = ({ field }: Reference): boolean => nameInFilters.test(field.name);

/** Returns the filter that matches the records which point at a record. */
export const referenceTerm = ({ field }: Reference, id: string): string =>
  valueFilter(`${field.name}.id`, id, backend().anyOfOperator);

/** Effect of a deletion on a record that loses its last relation: it is deleted, prevents that, or loses the id. */
export const fateOf = (field: Field): "deleted" | "refused" | "cleared" =>
  valueAt(field, "cascadeDelete") === true ? "deleted" : field.required ? "refused" : "cleared";

/** Returns whether the field holds one id at most. */
export const isSingle = (field: Field): boolean => valueAt(field, "maxSelect") === 1;
