import { usersCollection } from "../../../../definitions/backend/backend-names";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { isSign, isWord, sqlTokens } from "../../../backend/sql/sql-tokens";
import { backend } from "../../../backend/version/backend";
import type { Change } from "../configuration/compare-configurations";
import { hasUniqueIndex } from "../indexes/index-text";

/** How a collection or field differs between two states of the collections; undefined if it does not. */
export type Mark = Change["kind"] | undefined;

/** Relation of two collections, or a view's line to a collection that it reads; such a line has no field. */
export interface Relation {
  key: string;
  /** Ids of the collections. */
  from: string;
  to: string;
  field: string;
  many: boolean;
  /** Records are deleted with the record that they point at. */
  cascade: boolean;
  mark: Mark;
}

/** Field in a box. */
export interface BoxField {
  name: string;
  type: string;
  isKey: boolean;
  isUnique: boolean;
  isRequired: boolean;
  isPresentable: boolean;
  relation: Relation | undefined;
  mark: Mark;
}

/** Collection in the diagram. */
export interface Box {
  id: string;
  name: string;
  type: Collection["type"];
  system: boolean;
  mark: Mark;
  fields: readonly BoxField[];
  /** Its own relations, and those of others that point at it. */
  out: readonly Relation[];
  in: readonly Relation[];
}

/** Marks of a collection, and of its fields by their names. */
export interface BoxMarks {
  mark: Mark;
  fields: ReadonlyMap<string, Mark>;
}

const unmarked: BoxMarks = { mark: undefined, fields: new Map() };

/** Returns a box for each collection, in the order of the collections, with their marks by id and the relations between them. */
export function boxesOf(
  collections: readonly Collection[],
  marks: ReadonlyMap<string, BoxMarks> = new Map(),
): readonly Box[] {
  const known = new Set(collections.map(({ id }) => id));
  const drawn = collections.map((collection) => {
    const fields = fieldsOf(collection, (marks.get(collection.id) ?? unmarked).fields);
    const relations = [...fields.flatMap(({ relation }) => relation ?? []), ...readsOf(collection, collections)];
    return { collection, fields, out: relations.filter(({ to }) => known.has(to)) };
  });
  const into = new Map<string, Relation[]>();
  for (const relation of drawn.flatMap(({ out }) => out))
    into.set(relation.to, [...(into.get(relation.to) ?? []), relation]);
  return drawn.map(({ collection: { id, name, type, system }, fields, out }) => ({
    id,
    name,
    type,
    system,
    mark: marks.get(id)?.mark,
    fields,
    out,
    in: into.get(id) ?? [],
  }));
}

function fieldsOf(collection: Collection, marks: BoxMarks["fields"]): readonly BoxField[] {
  const own = (name: string, type: string): BoxField => ({
    name,
    type,
    isKey: name === "id",
    // Others name an account.
    isUnique: name !== "id",
    isRequired: false,
    isPresentable: false,
    relation: undefined,
    mark: marks.get(name),
  });
  const names = collection.type === "auth" ? backend().accountIdentityFields : [];
  return [
    own("id", "text"),
    ...names.map((name) => own(name, name === "email" ? "email" : "text")),
    ...collection.fields.map((field) => ({
      name: field.name,
      type: field.type,
      isKey: false,
      isUnique: field.unique || hasUniqueIndex(collection.indexes ?? [], field.name),
      isRequired: field.required,
      isPresentable: field.presentable === true,
      relation: relationOf(collection, field, marks.get(field.name)),
      mark: marks.get(field.name),
    })),
  ];
}

// Options of both kinds of relations. Other types have other options.
type RelationField = Field & { collectionId?: string; maxSelect?: number | null; cascadeDelete?: boolean };

function relationOf({ id }: Collection, field: RelationField, mark: Mark): Relation | undefined {
  const { name, type, collectionId, maxSelect, cascadeDelete } = field;
  const to = type === "user" ? usersCollection : type === "relation" ? collectionId : undefined;
  if (to === undefined) return undefined;
  const key = `${id}.${name}`;
  return { key, from: id, to, field: name, many: maxSelect !== 1, cascade: cascadeDelete === true, mark };
}

/** Returns the lines of a view to the collections that its query names after FROM or JOIN. */
function readsOf({ id, viewQuery = "" }: Collection, all: readonly Collection[]): readonly Relation[] {
  const tokens = sqlTokens(viewQuery).filter((token) => !isSign(token, "("));
  const named = tokens.filter((_, at) => isWord(tokens[at - 1], "FROM", "JOIN"));
  const names = new Set(named.map(({ text }) => text.toLowerCase()));
  return all
    .filter(({ name }) => names.has(name.toLowerCase()))
    .map(({ id: to }) => ({
      key: `${id} ${to}`,
      from: id,
      to,
      field: "",
      many: false,
      cascade: false,
      mark: undefined,
    }));
}

/** How many fields a box shows: all of them, the main ones, or none. */
export type FieldChoice = "all" | "main" | "names";

const first = 3;

/** Returns the fields that a box shows. Main fields are the id, relations, marked and presentable ones, and the first three. */
export function shownFields({ fields }: Box, choice: FieldChoice): readonly BoxField[] {
  if (choice === "all") return fields;
  if (choice === "names") return [];
  return fields.filter(
    ({ isKey, isPresentable, relation, mark }, at) =>
      isKey || isPresentable || relation !== undefined || mark !== undefined || at <= first,
  );
}

/** Returns the number of relations of all boxes. */
export const relationCount = (boxes: readonly Box[]): number => boxes.reduce((sum, { out }) => sum + out.length, 0);

/** Returns the relations whose collections are both among the boxes. */
export function relationsBetween<Each extends Box>(boxes: readonly Each[]): readonly Relation[] {
  const ids = new Set(boxes.map(({ id }) => id));
  return boxes.flatMap(({ out }) => out.filter(({ to }) => ids.has(to)));
}
