import { nameInFilters } from "../../../../definitions/backend/filter";
import type { Vocabulary, VocabularyName } from "../../../runtime/model/filter/parse-filter";
import { backend } from "../../../runtime/model/version/backend";
import { collectionCalled, resolveName, systemFieldsOf, targetOf, type NamedCollection } from "./resolve-name";

/**
 * What a rule of a collection may be about: its fields as they are edited, whatever its relations lead to, what is
 * known of a request, and the records of all collections. Paths are followed as far as the backend does, without end.
 */
export function ruleVocabulary(own: NamedCollection, stored: readonly NamedCollection[]): Vocabulary {
  const all = [own, ...stored.filter(({ id }) => id !== own.id)];
  // Where it has its new name while it is checked, the backend finds it by the old one, too, as it is stored.
  const known = backend().ruleNames.haveNewName ? [...all, ...stored.filter(({ id }) => id === own.id)] : all;
  return {
    names: [],
    closed: true,
    macros: [],
    paths: {
      after: (path) => namesAfter(path.split(".").slice(0, -1), own, all),
      problem: (name) => resolveName(name, own, known).problem,
    },
  };
}

const plain = (names: readonly string[]): VocabularyName[] => names.map((name) => ({ name }));

const ownFields = ({ fields }: NamedCollection): VocabularyName[] =>
  fields.filter(({ name }) => nameInFilters.test(name)).map(({ name, type }) => ({ name, detail: type }));

/** The fields of a collection as names of a filter, those of the backend first. */
const fieldsOf = (collection: NamedCollection): VocabularyName[] => [
  ...plain(systemFieldsOf(collection)),
  ...ownFields(collection),
];

function namesAfter(
  steps: readonly string[],
  own: NamedCollection,
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  const [first, second] = steps;
  if (first === undefined)
    return [...fieldsOf(own), ...plain([...backend().macros, ...backend().requestNames, "@collection."])];
  if (first === "@request") return namesInRequest(steps.slice(1), own, all);
  if (first !== "@collection") return fieldsBehind(own, steps, all);
  if (second === undefined) return plain(all.filter(({ name }) => name !== "").map(({ name }) => `${name}.`));
  const collection = collectionCalled(second, all);
  return collection ? fieldsBehind(collection, steps.slice(2), all) : [];
}

function namesInRequest(
  [part, ...path]: readonly string[],
  own: NamedCollection,
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  if (part === undefined) return plain(backend().requestNames.map((name) => name.slice("@request.".length)));
  if (`@request.${part}.` === backend().requestBody && path.length === 0)
    return [...plain(own.type === "auth" ? ["id", ...backend().accountData] : ["id"]), ...ownFields(own)];
  if (part !== "auth") return [];
  const accounts = all.filter(({ type }) => type === "auth");
  const fields = accounts.flatMap((each) => (path.length === 0 ? ownFields(each) : fieldsBehind(each, path, all)));
  return eachOnce([...(path.length === 0 ? plain(backend().accountNames) : []), ...fields]);
}

const eachOnce = (names: readonly VocabularyName[]): VocabularyName[] => [
  ...new Map(names.map((each) => [each.name, each])).values(),
];

/** The fields of what a path of relations leads to; none where it leads to nothing. */
function fieldsBehind(
  start: NamedCollection,
  steps: readonly string[],
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  let collection: NamedCollection | undefined = start;
  for (const step of steps) {
    const field: NamedCollection["fields"][number] | undefined = collection?.fields.find(({ name }) => name === step);
    collection = field?.type === "relation" ? targetOf(field, all) : undefined;
  }
  return collection ? fieldsOf(collection) : [];
}
