import { backRelation, nameInFilters } from "../../../../definitions/backend/filter";
import type { Vocabulary, VocabularyName } from "../../../backend/filter/parse-filter";
import { valueAt } from "../../../values/json/path";
import { backend } from "../../../backend/version/backend";
import { fittingModifiers } from "./fitting-modifiers";
import { withoutModifier } from "./modifiers";
import { findCollection, resolveName, systemFieldsOf, targetOfStep, type NamedCollection } from "./resolve-name";

/**
 * Returns the names a rule can use: edited fields, relations, request values and other collections. Paths are followed
 * as far as the backend does.
 */
export function ruleVocabulary(own: NamedCollection, stored: readonly NamedCollection[]): Vocabulary {
  const all = [own, ...stored.filter(({ id }) => id !== own.id)];
  // The backend may check a rule after renaming the collection, and still finds it by its old name.
  const known = backend().nameResolution.haveNewName ? [...all, ...stored.filter(({ id }) => id === own.id)] : all;
  return {
    names: [],
    closed: true,
    macros: [],
    paths: {
      after: (path) => namesAfter(path.split(".").slice(0, -1), own, all),
      problem: (name) => resolveName(name, own, known).problem,
      modifiers: (name) => fittingModifiers(name, resolveName(name, own, known)),
    },
  };
}

const plain = (names: readonly string[]): VocabularyName[] => names.map((name) => ({ name }));

// Only a hash of the password is stored, so rules cannot compare it.
const ownFields = ({ fields }: NamedCollection): VocabularyName[] =>
  fields
    .filter(({ name, type }) => nameInFilters.test(name) && type !== "password")
    .map(({ name, type }) => ({ name, detail: type }));

/** Returns the field names of a collection: system fields first, back-relations last. */
const fieldsOf = (collection: NamedCollection, all: readonly NamedCollection[]): VocabularyName[] =>
  eachOnce([...plain(systemFieldsOf(collection)), ...ownFields(collection), ...backRelations(collection, all)]);

const backRelations = ({ id }: NamedCollection, all: readonly NamedCollection[]): VocabularyName[] =>
  backend().filterSyntax.includes("backRelations")
    ? all.flatMap(({ name: from, fields }) =>
        fields
          .filter((field) => field.type === "relation" && from !== "" && valueAt(field, "collectionId") === id)
          .map(({ name }) => ({ name: `${from}${backRelation}${name}.` })),
      )
    : [];

function namesAfter(
  steps: readonly string[],
  own: NamedCollection,
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  const [first, second] = steps;
  if (first === undefined)
    return [...fieldsOf(own, all), ...plain([...backend().macros, ...backend().requestNames, "@collection."])];
  if (first === "@request") return namesInRequest(steps.slice(1), own, all);
  if (first !== "@collection") return fieldsBehind(own, steps, all);
  if (second === undefined) return plain(all.filter(({ name }) => name !== "").map(({ name }) => `${name}.`));
  const collection = findCollection(withoutModifier(second).name, all);
  return collection ? fieldsBehind(collection, steps.slice(2), all) : [];
}

function namesInRequest(
  [part, ...path]: readonly string[],
  own: NamedCollection,
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  if (part === undefined) return plain(backend().requestNames.map((name) => name.slice("@request.".length)));
  if (`@request.${part}.` === backend().requestBody) {
    if (path.length > 0) return backend().filterSyntax.includes("sentRelations") ? fieldsBehind(own, path, all) : [];
    return eachOnce([...plain(own.type === "auth" ? ["id", ...backend().accountData] : ["id"]), ...ownFields(own)]);
  }
  if (part !== "auth") return [];
  const accounts = all.filter(({ type }) => type === "auth");
  const fields = accounts.flatMap((each) => (path.length === 0 ? ownFields(each) : fieldsBehind(each, path, all)));
  return eachOnce([...(path.length === 0 ? plain(backend().accountNames) : []), ...fields]);
}

const eachOnce = (names: readonly VocabularyName[]): VocabularyName[] => [
  ...new Map(names.map((each) => [each.name, each])).values(),
];

/** Returns the fields at the end of a path of relations; empty if it leads nowhere. */
function fieldsBehind(
  start: NamedCollection,
  steps: readonly string[],
  all: readonly NamedCollection[],
): readonly VocabularyName[] {
  let collection: NamedCollection | undefined = start;
  for (const step of steps) {
    collection = collection && targetOfStep(step, collection, all);
  }
  return collection ? fieldsOf(collection, all) : [];
}
