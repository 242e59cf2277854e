import { nameInFilters } from "../../../../definitions/backend/filter";
import type { FieldTypes, ValueKind } from "../../../../definitions/language/line";
import type { Collection } from "../../../../definitions/types/collection";
import { filterTexts } from "../../../../definitions/texts/filter";
import { firstProblem, type Vocabulary } from "../../../backend/filter/parse-filter";
import { asWords } from "../../../backend/filter/search-words";
import { isWordSearch, wordSearch } from "../../../backend/filter/word-search";
import { idsFilter } from "../../../backend/filter/id-filters";
import { backend } from "../../../backend/version/backend";
import { titleFields } from "./record-title";

const searchedKinds = new Set<ValueKind>(["text", "number"]);

/** Returns the searched keys of a collection: those of its titles first, also in related records. */
export function searchedKeys(collection: Collection, collections: readonly Collection[], by: FieldTypes): string[] {
  const isSearched = ({ name, type }: { name: string; type: string }): boolean => {
    const kind = by.types[type]?.value.kind;
    return kind !== undefined && searchedKinds.has(kind) && nameInFilters.test(name);
  };
  const relatedTo = new Map(collection.fields.map((field) => [field.name, relatedId(field, by)]));
  const titleKeys = titleFields(collection).flatMap((field) => {
    if (isSearched(field)) return [field.name];
    const related = collections.find(({ id }) => id === relatedTo.get(field.name));
    const inner = related && nameInFilters.test(field.name) ? titleFields(related).filter(isSearched) : [];
    return inner.map(({ name }) => `${field.name}.${name}`);
  });
  const identity = collection.type === "auth" ? backend().accountIdentityFields : [];
  return [...new Set([...titleKeys, ...identity, ...collection.fields.filter(isSearched).map(({ name }) => name)])];
}

const relatedId = (field: object, { types }: FieldTypes): unknown => {
  const { type, ...options } = field as Readonly<Record<string, unknown>>;
  const { collection } = types[String(type)]?.value ?? {};
  return collection === undefined ? undefined : options[collection];
};

/** Filters of a search: the best one, and one for when it finds nothing. */
export type PickerFilters = readonly [best: string, next?: string];

/**
 * Returns the filters for an input: a filter itself, else one for the complete input and one for all of its words. An id must be complete, as every
 * id has most letters.
 */
export function pickerFilters(typed: string, keys: readonly string[]): PickerFilters {
  const text = typed.trim();
  if (isFilter(text)) return [text];
  const byId = /^[^"'\\]+$/.test(text) ? [idsFilter([text])] : [];
  if (keys.length === 0) return [byId.join("")];
  const orById = (filter: string): string => [filter, ...byId].filter(Boolean).join(" || ");
  const words = wordSearch(text, keys).filter;
  if (!/\s/.test(text)) return [orById(words)];
  const phrase = /^["']/.test(text) ? undefined : asWords(text);
  return phrase === undefined ? [words] : [orById(wordSearch(phrase, keys).filter), words];
}

/** Returns whether an input of the picker is a filter, and not words, as in the filter of a table. */
export const isFilter = (typed: string): boolean => typed.trim() !== "" && !isWordSearch(typed);

/**
 * Returns why the backend would refuse the input of the picker, as a sentence. Names count only once it has refused
 * them: another admin may have added a field.
 */
export const filterProblem = (typed: string, collection: Collection, isRefused: boolean): string | undefined =>
  isFilter(typed) ? firstProblem(typed.trim(), isRefused ? namesOf(collection) : undefined) : undefined;

const namesOf = ({ fields, type }: Collection): Vocabulary => {
  const own = new Set([
    ...backend().namesInRules[type === "auth" ? "auth" : "base"],
    ...fields.map(({ name }) => name),
  ]);
  // A name may lead to other collections, whose fields the backend knows better.
  const isKnown = (name: string): boolean => /^@|_via_/.test(name) || own.has(name.split(/[.:]/)[0]!);
  const problem = (name: string) => (isKnown(name) ? undefined : filterTexts.unknownName);
  return { names: [], closed: true, macros: [], paths: { after: () => [], problem } };
};

/** Moves the items whose title is the input to the front, then those whose title contains it. */
export function titledFirst<Item extends { title: string }>(items: readonly Item[], typed: string): Item[] {
  const text = typed.trim().toLowerCase();
  const rank = ({ title }: Item): number => {
    const other = title.toLowerCase();
    return other === text ? 0 : other.includes(text) ? 1 : 2;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}
