import { backRelation } from "../../../../definitions/backend/filter";
import { jsonTypes } from "../../../../definitions/backend/rules";
import { filterTexts } from "../../../../definitions/texts/filter";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { modifierProblem, sentProblem, staticProblem, withoutModifier } from "./modifiers";

/** Collection as far as rules can name it. */
export interface NamedCollection extends Pick<Collection, "id" | "name"> {
  type: string;
  fields: readonly Field[];
}

/** Collection or field that a step of a name stands for. */
export interface Mention {
  /** Index of the step in the dotted name. */
  step: number;
  collection: NamedCollection;
  field?: Field;
  /** Set for a back-relation step, which names both the collection and its field. */
  back?: true;
}

/** Result of resolving a name as the backend does. */
export interface ResolvedName {
  /** Possible resolutions. `@request.auth` has one for each auth collection. */
  ways: readonly (readonly Mention[])[];
  /** Reason why the backend would refuse the name, as a sentence. */
  problem?: string;
  /** Set if a collection lacks the field. */
  missing?: true;
}

interface Way extends Omit<ResolvedName, "ways"> {
  mentions: Mention[];
}

/** Returns the system fields of a collection. */
export const systemFieldsOf = ({ type }: Pick<NamedCollection, "type">): readonly string[] =>
  backend().namesInRules[type === "auth" ? "auth" : "base"];

/** Finds a collection by id or case-insensitive name. */
export const findCollection = (nameOrId: string, all: readonly NamedCollection[]): NamedCollection | undefined =>
  all.find(({ id }) => id === nameOrId) ?? all.find(({ name }) => name.toLowerCase() === nameOrId.toLowerCase());

const targetOf = (field: Field, all: readonly NamedCollection[]): NamedCollection | undefined => {
  const id = valueAt(field, "collectionId");
  return typeof id === "string" ? findCollection(id, all) : undefined;
};

const shapes = { plain: /^@?\w+(\.\w*)*$/, withModifiers: /^@?\w[\w.:]*$/ };

/** Resolves a dotted name in a rule of the collection `own`; `all` includes that collection. */
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
  // Missing account fields are null to the backend, so none of these is an error.
  const ways = all
    .filter(({ type }) => type === "auth")
    .map((accounts) => walk(steps, 2, accounts, all).mentions)
    .filter((mentions) => mentions.length > 0);
  return { ways };
}

function isRequestKey(part: string, key: string): boolean {
  const { modifiers, nameResolution } = backend();
  if (modifiers.length === 0) return /^\w/.test(key);
  return part === "headers" && !nameResolution.modifiesHeaders ? /^\w+$/.test(key) : /^[\w.:]*\w$/.test(key);
}

/** Resolves a path in the request body: a field or a relation's target. Missing values are null to the backend. */
function resolveSent(steps: readonly string[], own: NamedCollection, all: readonly NamedCollection[]): ResolvedName {
  const field = own.fields.find(({ name }) => name === withoutModifier(steps[2]!).name);
  const problem = sentProblem(steps.slice(2), field);
  if (!field) return { ways: [], ...problem };
  const mention: Mention = { step: 2, collection: own, field };
  const follows = steps.length > 3 && backend().filterSyntax.includes("sentRelations");
  const target = follows && field.type === "relation" && targetOf(field, all);
  return target ? { ways: [[mention, ...walk(steps, 3, target, all).mentions]] } : { ways: [[mention]], ...problem };
}

function resolveCollection(steps: readonly string[], all: readonly NamedCollection[]): ResolvedName {
  const [, called = "", ...keys] = steps;
  const { name, modifier: alias } = withoutModifier(called);
  if (name === "" || alias === "" || keys.join("") === "") return refused(filterTexts.unfinished, steps.join("."));
  const collection = findCollection(name, all);
  if (!collection || (alias !== undefined && !backend().filterSyntax.includes("aliases")))
    return refused(filterTexts.unknownCollection, called);
  const { mentions, ...why } = walk(steps, 2, collection, all);
  const byName = name !== collection.id;
  return asResolved({ mentions: byName ? [{ step: 1, collection }, ...mentions] : mentions, ...why });
}

/** Follows steps from an index through fields and relations, as the backend does. */
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
    if (step - from >= backend().nameResolution.relations) return { mentions, ...tooFar(name) };
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

/** Returns whether a step is a system field that may end a name. */
function endsAt(step: string, isLast: boolean, collection: NamedCollection): boolean {
  const { endsAtSystemFields, modifiesSystemFields } = backend().nameResolution;
  if (!isLast && !endsAtSystemFields) return false;
  const { name, modifier } = modifiesSystemFields ? withoutModifier(step) : { name: step };
  return systemFieldsOf(collection).includes(name) && (modifier === undefined || modifierProblem(step) === undefined);
}

/** Returns the collection that a step leads to. */
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
  problem: interpolate(filterTexts.tooFar, { n: String(backend().nameResolution.relations), text }),
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

/** Resolves a back-relation such as ORDERS_via_CUSTOMER. */
function back(name: string, collection: NamedCollection, all: readonly NamedCollection[]): Next {
  const [, called, key = ""] = (backend().filterSyntax.includes("backRelations") && backName.exec(name)) || [];
  if (called === undefined) return fails(filterTexts.unknownField, name, collection);
  const other = findCollection(called, all);
  if (!other) return fails(filterTexts.unknownCollection, called, collection);
  const field = other.fields.find((each) => each.name === key);
  if (!field) return fails(filterTexts.unknownField, key, other);
  if (field.type !== "relation" || valueAt(field, "collectionId") !== collection.id)
    return fails(filterTexts.noBackRelation, name, collection);
  return { mention: { collection: other, field, back: true }, leadsTo: other };
}
