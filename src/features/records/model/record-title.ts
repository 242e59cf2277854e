import { cellLimits } from "../../../../definitions/limits/sizes";
import { tableTexts } from "../../../../definitions/texts/table";
import { jsonText } from "../../../values/json/json-text";
import { cutText } from "../../../values/text/cut-text";
import { asList, utcTime, visibleText } from "../../../values/text/format-value";

type Row = Readonly<Record<string, unknown>>;

interface TitledField {
  name: string;
  type: string;
  presentable?: boolean;
  /** Collection that a relation leads to. */
  collectionId?: string;
}

/** Properties of a collection that decide on the titles of its records. */
export interface TitledCollection {
  id?: string;
  fields: readonly TitledField[];
  /** Names of system fields that are presentable. */
  presentable?: readonly string[];
}

// Same order as in PocketBase's own dashboard.
const titleKeys = ["title", "name", "email", "username", "label", "key", "heading", "content", "description"];

const relations = new Set(["relation", "user"]);

// A title names no more records of a field, nor follows more fields: a query has little room.
const most = 3;

const markedFields = ({ fields, presentable = [] }: TitledCollection): TitledField[] => [
  ...presentable.map((name) => ({ name, type: "text" })),
  ...fields.filter((field) => field.presentable === true),
];

const markedRelations = (collection: TitledCollection): TitledField[] =>
  markedFields(collection)
    .filter(({ type }) => relations.has(type))
    .slice(0, most);

/**
 * Returns the `expand` parameter with which records come with all that their titles show; undefined if not needed.
 * Relations are followed two levels, as in PocketBase's own dashboard.
 */
export const expandOfTitle = (
  collection: TitledCollection | undefined,
  collections: readonly TitledCollection[],
): string | undefined => {
  const paths = (collection ? markedRelations(collection) : []).flatMap(({ name, collectionId }) => {
    const related = collections.find(({ id }) => id !== undefined && id === collectionId);
    const inner = related ? markedRelations(related) : [];
    return [name, ...inner.map((field) => `${name}.${field.name}`)];
  });
  return paths.join(",") || undefined;
};

/**
 * Returns the title of a record, shortened as in a cell: its presentable values, and those of expanded relations. If
 * there are none, the first text among usual title fields and text fields; otherwise the id.
 */
export const recordTitle = (
  record: Row,
  collection?: TitledCollection,
  collections: readonly TitledCollection[] = [],
): string => cutText(ownTitle(record, collection, collections) || String(record["id"]), cellLimits.text);

function ownTitle(
  record: Row,
  collection: TitledCollection = { fields: [] },
  collections: readonly TitledCollection[],
): string {
  const textOf = (field: TitledField): string => valueText(record, field, collections);
  const marked = markedFields(collection).map(textOf).filter(Boolean).join(" ");
  return marked || (usualFields(collection).map(textOf).find(Boolean) ?? "");
}

/** Returns the fields whose values titles usually show: the presentable ones, otherwise the first usual one. */
export function titleFields(collection: TitledCollection): TitledField[] {
  const marked = markedFields(collection);
  const own = new Set(collection.fields.map(({ name }) => name));
  return marked.length > 0
    ? marked
    : usualFields(collection)
        .filter(({ name }) => own.has(name))
        .slice(0, 1);
}

function usualFields({ fields }: TitledCollection): TitledField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  // System fields of accounts are no part of the list.
  const usual = titleKeys.map((name) => byName.get(name) ?? { name, type: "text" });
  return [...usual, ...fields.filter(({ type }) => type === "text")];
}

function valueText(record: Row, { name, type }: TitledField, collections: readonly TitledCollection[]): string {
  if (relations.has(type)) return expandedTitles(record, name, collections);
  return asList(record[name])
    .map((value) => formatters[type]?.(value) ?? plainText(value))
    .filter(visibleText)
    .join(", ");
}

// An expanded record without a title adds nothing: its id would look like the record's own.
const expandedTitles = ({ expand }: Row, name: string, collections: readonly TitledCollection[]): string =>
  (asList((expand as Row | undefined)?.[name]) as Row[])
    .slice(0, most)
    .map((row) => {
      const collection = collections.find(({ id }) => id === row["collectionId"]);
      return ownTitle(row, collection, collections);
    })
    .filter(Boolean)
    .join(", ");

const formatters: Readonly<Record<string, (value: unknown) => string>> = {
  date: (value) => utcTime(value).replace(/ 00:00:00$/, ""),
  autodate: (value) => utcTime(value),
  editor: (value) => textOfHtml(String(value)),
  geoPoint: (value) => {
    const { lat, lon } = Object(value) as Row;
    return `${String(lat)}, ${String(lon)}`;
  },
};

function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? tableTexts.yes : tableTexts.no;
  return typeof value === "object" ? jsonText(value) : String(value);
}

const entities: Readonly<Record<string, string>> = { nbsp: " ", lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

// More HTML than a title shows: most of it may be tags.
const mostHtml = 20_000;

// The cut may divide the last tag.
const textOfHtml = (html: string): string =>
  html
    .slice(0, mostHtml)
    .replaceAll(/<[^<>]*>|<[a-z/!][^<>]*$/gi, " ")
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, " ")
    .trim();
