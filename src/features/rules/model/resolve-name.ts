import { backRelation } from "../../../../definitions/backend/filter";
import { jsonTypes } from "../../../../definitions/backend/rules";
import { filterTexts } from "../../../../definitions/texts/filter";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { valueAt } from "../../../runtime/model/values/json/path";
import { interpolate } from "../../../runtime/model/values/text/text";
import { backend } from "../../../runtime/model/version/backend";
import { modifierProblem, sentProblem, staticProblem, withoutModifier } from "./modifiers";

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
  /** The step has the names of both: it leads to the records that relate by the field. */
  back?: true;
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
const targetOf = (field: Field, all: readonly NamedCollection[]): NamedCollection | undefined => {
  const id = valueAt(field, "collectionId");
  return typeof id === "string" ? collectionCalled(id, all) : undefined;
};

const shapes = { plain: /^@?\w+(\.\w*)*$/, withModifiers: /^@?\w[\w.:]*$/ };

/** Follows a dotted name of a rule from the collection that the rule is of; `all` has that collection, too. */
export function resolveName(name: string, own: NamedCollection, all: readonly NamedCollection[]): ResolvedName {
  if (!shapes[backend().modifiers.length > 0 ? "withModifiers" : "plain"].test(name))
    return refused(filterTexts.unknownName, name);
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
  const [, part = ""] = steps;
  const { requestNames, requestBody } = backend();
  if (requestNames.some((each) => each === name)) return { ways: [] };
  const start = `@request.${part}.`;
  if (!requestNames.some((each) => each === start)) return refused(filterTexts.unknownMacro, name);
  if (!isRequestKey(part, name.slice(start.length))) return refused(filterTexts.unfinished, name);
  if (start === requestBody) return resolveSent(steps, own, all);
  if (part !== "auth") return { ways: [], ...staticProblem(steps.at(-1)!) };
  // What an account has not is null to the backend, so none of these ways has a problem.
  const ways = all
    .filter(({ type }) => type === "auth")
    .map((accounts) => walk(steps, 2, accounts, all).mentions)
    .filter((mentions) => mentions.length > 0);
  return { ways };
}

function isRequestKey(part: string, key: string): boolean {
  const { modifiers, ruleNames } = backend();
  if (modifiers.length === 0) return /^\w/.test(key);
  return part === "headers" && !ruleNames.modifiesHeaders ? /^\w+$/.test(key) : /^[\w.:]*\w$/.test(key);
}

/** What a request sends: a field, or what a relation leads to. What is not there is null to the backend. */
function resolveSent(steps: readonly string[], own: NamedCollection, all: readonly NamedCollection[]): ResolvedName {
  const field = own.fields.find(({ name }) => name === withoutModifier(steps[2]!).name);
  const problem = sentProblem(steps.slice(2), field);
  if (!field) return { ways: [], ...problem };
  const mention: Mention = { step: 2, collection: own, field };
  const follows = steps.length > 3 && backend().filterParts.includes("sentRelations");
  const target = follows && field.type === "relation" && targetOf(field, all);
  return target ? { ways: [[mention, ...walk(steps, 3, target, all).mentions]] } : { ways: [[mention]], ...problem };
}

function resolveCollection(steps: readonly string[], all: readonly NamedCollection[]): ResolvedName {
  const [, called = "", ...keys] = steps;
  const { name, modifier: alias } = withoutModifier(called);
  if (name === "" || alias === "" || keys.join("") === "") return refused(filterTexts.unfinished, steps.join("."));
  const collection = collectionCalled(name, all);
  if (!collection || (alias !== undefined && !backend().filterParts.includes("aliases")))
    return refused(filterTexts.unknownCollection, called);
  const { mentions, ...why } = walk(steps, 2, collection, all);
  const byName = name !== collection.id;
  return asResolved({ mentions: byName ? [{ step: 1, collection }, ...mentions] : mentions, ...why });
}

/** Follows the steps from one on through fields and relations, as far as the backend would. */
function walk(steps: readonly string[], from: number, start: NamedCollection, all: readonly NamedCollection[]): Way {
  const mentions: Mention[] = [];
  let collection = start;
  for (let step = from; step < steps.length; step += 1) {
    const text = steps[step]!;
    const isLast = step === steps.length - 1;
    if (endsAt(text, isLast, collection)) return { mentions };
    const fault = isLast ? modifierProblem(text) : undefined;
    if (fault) return { mentions, ...fault };
    const name = isLast ? withoutModifier(text).name : text;
    const field = collection.fields.find((each) => each.name === name);
    if (field && (isLast || jsonTypes.includes(field.type)))
      return { mentions: [...mentions, { step, collection, field }] };
    if (step - from >= backend().ruleNames.relations) return { mentions, ...tooFar(name) };
    const next = field
      ? along(field, collection, all)
      : isLast
        ? fails(filterTexts.unknownField, name, collection)
        : back(name, collection, all);
    if (next.mention) mentions.push({ step, ...next.mention });
    if (!next.leadsTo) return { mentions, problem: next.problem, ...(next.missing && { missing: true }) };
    collection = next.leadsTo;
  }
  return { mentions };
}

/** Whether a step is a field of the backend's own, with which a name may end. */
function endsAt(step: string, isLast: boolean, collection: NamedCollection): boolean {
  const { endsAtSystemFields, modifiesSystemFields } = backend().ruleNames;
  if (!isLast && !endsAtSystemFields) return false;
  const { name, modifier } = modifiesSystemFields ? withoutModifier(step) : { name: step };
  return systemFieldsOf(collection).includes(name) && (modifier === undefined || modifierProblem(step) === undefined);
}

/** The collection that a step of a name leads to from another one. */
export function targetOfStep(
  step: string,
  collection: NamedCollection,
  all: readonly NamedCollection[],
): NamedCollection | undefined {
  const field = collection.fields.find(({ name }) => name === step);
  return (field ? along(field, collection, all) : back(step, collection, all)).leadsTo;
}

type Next = { mention?: Omit<Mention, "step">; missing?: true } & (
  | { leadsTo: NamedCollection; problem?: never }
  | { leadsTo?: never; problem: string }
);

const tooFar = (text: string): Pick<Way, "problem"> => ({
  problem: interpolate(filterTexts.tooFar, { n: String(backend().ruleNames.relations), text }),
});

function along(field: Field, collection: NamedCollection, all: readonly NamedCollection[]): Next {
  const mention = { collection, field };
  const text = field.name;
  if (field.type !== "relation") return { mention, problem: interpolate(filterTexts.noRelation, { text }) };
  const leadsTo = targetOf(field, all);
  return leadsTo ? { mention, leadsTo } : { mention, problem: interpolate(filterTexts.noTarget, { text }) };
}

const backName = new RegExp(`^(\\w+)${backRelation}(\\w+)$`);

const fails = (sentence: string, text: string, { name: collection }: NamedCollection): Next => ({
  problem: interpolate(sentence, { text, collection }),
  missing: true,
});

/** The records of a collection that relate to one of another: ORDERS_via_CUSTOMER. */
function back(name: string, collection: NamedCollection, all: readonly NamedCollection[]): Next {
  const [, called, key = ""] = (backend().filterParts.includes("backRelations") && backName.exec(name)) || [];
  if (called === undefined) return fails(filterTexts.unknownField, name, collection);
  const other = collectionCalled(called, all);
  if (!other) return fails(filterTexts.unknownCollection, called, collection);
  const field = other.fields.find((each) => each.name === key);
  if (!field) return fails(filterTexts.unknownField, key, other);
  if (field.type !== "relation" || valueAt(field, "collectionId") !== collection.id)
    return fails(filterTexts.noBackRelation, name, collection);
  return { mention: { collection: other, field, back: true }, leadsTo: other };
}
