import { backRelation } from "../../../../definitions/backend/filter";
import { filterTexts } from "../../../../definitions/texts/filter";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { valueAt } from "../../../runtime/model/values/json/path";
import { interpolate } from "../../../runtime/model/values/text/text";
import { backend } from "../../../runtime/model/version/backend";

/** As much of a collection as rules can name. */
export interface NamedCollection extends Pick<Collection, "id" | "name"> {
  type: string;
  fields: readonly Field[];
}

/** What an admin's name in a rule stands for: a collection, or a field of one. */
export interface Mention {
  /** Which step of the dotted name it is, from 0 on. */
  step: number;
  collection: NamedCollection;
  field?: Field;
}

/** What a name in a rule comes to, as the backend follows it. */
export interface ResolvedName {
  /** What its steps stand for. Of whoever asks there may be several ways, one for each collection of accounts. */
  ways: readonly (readonly Mention[])[];
  /** Why the backend would refuse it, in a sentence. */
  problem?: string;
  /** That is because a collection has no such field. */
  missing?: true;
}

interface Way extends Omit<ResolvedName, "ways"> {
  mentions: Mention[];
}

/** The fields that the backend gives to a collection's records. */
export const systemFieldsOf = ({ type }: Pick<NamedCollection, "type">): readonly string[] =>
  backend().systemFields[type === "auth" ? "auth" : "base"];

/** The collection with an id or, in any case of letters, a name. */
export const collectionCalled = (nameOrId: string, all: readonly NamedCollection[]): NamedCollection | undefined =>
  all.find(({ id }) => id === nameOrId) ?? all.find(({ name }) => name.toLowerCase() === nameOrId.toLowerCase());

/** The collection that a relation leads to. */
export const targetOf = (field: Field, all: readonly NamedCollection[]): NamedCollection | undefined => {
  const id = valueAt(field, "collectionId");
  return typeof id === "string" ? collectionCalled(id, all) : undefined;
};

/** Follows a dotted name of a rule from the collection that the rule is of; `all` has that collection, too. */
export function resolveName(name: string, own: NamedCollection, all: readonly NamedCollection[]): ResolvedName {
  if (!/^@?\w+(\.\w*)*$/.test(name)) return refused(filterTexts.unknownName, name);
  const steps = name.split(".");
  if (steps[0] === "@request") return resolveRequest(name, steps, own, all);
  if (steps[0] === "@collection") return resolveCollection(steps, all);
  if (name.startsWith("@"))
    return backend().macros.some((macro) => macro === name) ? { ways: [] } : refused(filterTexts.unknownMacro, name);
  return asResolved(walk(steps, 0, own, all));
}

const refused = (sentence: string, text: string): ResolvedName => ({
  ways: [],
  problem: interpolate(sentence, { text }),
});

const asResolved = ({ mentions, ...why }: Way): ResolvedName => ({ ways: [mentions], ...why });

function resolveRequest(
  name: string,
  steps: readonly string[],
  own: NamedCollection,
  all: readonly NamedCollection[],
): ResolvedName {
  const [, part = "", key = ""] = steps;
  const { requestNames, requestBody } = backend();
  if (requestNames.some((each) => each === name)) return { ways: [] };
  const start = `@request.${part}.`;
  if (!requestNames.some((each) => each === start)) return refused(filterTexts.unknownMacro, name);
  if (key === "") return refused(filterTexts.unfinished, name);
  if (start === requestBody) {
    const field = own.fields.find((each) => each.name === key);
    return { ways: field ? [[{ step: 2, collection: own, field }]] : [] };
  }
  if (part !== "auth") return { ways: [] };
  // What an account has not is null to the backend, so none of these ways has a problem.
  const ways = all
    .filter(({ type }) => type === "auth")
    .map((accounts) => walk(steps, 2, accounts, all).mentions)
    .filter((mentions) => mentions.length > 0);
  return { ways };
}

function resolveCollection(steps: readonly string[], all: readonly NamedCollection[]): ResolvedName {
  const [, called = "", key = ""] = steps;
  if (called === "" || key === "") return refused(filterTexts.unfinished, steps.join("."));
  const collection = collectionCalled(called, all);
  if (!collection) return refused(filterTexts.unknownCollection, called);
  const { mentions, ...why } = walk(steps, 2, collection, all);
  const byName = called !== collection.id;
  return asResolved({ mentions: byName ? [{ step: 1, collection }, ...mentions] : mentions, ...why });
}

/** Follows the steps from one on through fields and relations, as far as the backend would. */
function walk(steps: readonly string[], from: number, start: NamedCollection, all: readonly NamedCollection[]): Way {
  const mentions: Mention[] = [];
  let collection = start;
  for (let step = from; step < steps.length; step += 1) {
    const name = steps[step]!;
    // Whatever follows one of these, the backend does not look at it.
    if (systemFieldsOf(collection).includes(name)) return { mentions };
    const field = collection.fields.find((each) => each.name === name);
    if (!field && backend().filterParts.includes("backRelations") && name.includes(backRelation)) return { mentions };
    if (!field) {
      const problem = interpolate(filterTexts.unknownField, { text: name, collection: collection.name });
      return { mentions, problem, missing: true };
    }
    mentions.push({ step, collection, field });
    if (step === steps.length - 1 || field.type === "json" || field.type === "geoPoint") return { mentions };
    if (field.type !== "relation") return { mentions, problem: interpolate(filterTexts.noRelation, { text: name }) };
    const target = targetOf(field, all);
    if (!target) return { mentions, problem: interpolate(filterTexts.noTarget, { text: name }) };
    collection = target;
  }
  return { mentions };
}
