import type { Collection } from "../../../../definitions/types/collection";
import { valueAt } from "../../../runtime/model/values/json/path";
import { backend, type Backend } from "../../../runtime/model/version/backend";
import { renameInRule, type RenamedRule, type Renaming } from "./rename";
import { resolveName } from "./resolve-name";

/** The path of a rule in its collection, whose title the schema of collections has. */
export type RulePath = Backend["rulePaths"][number];

/** A rule that names what a change renames or takes away. */
export interface AffectedRule extends RenamedRule {
  /** The name of the collection that it is of, before the change. */
  collection: string;
  collectionId: string;
  rule: RulePath;
  text: string;
}

/** The text of a rule; undefined where only admins may. */
const ruleOf = (collection: Collection, path: RulePath): string | undefined => {
  const value = valueAt(collection, path);
  return typeof value === "string" ? value : undefined;
};

/**
 * The rules of all collections that name what a save of one collection renames or takes away. Its own are judged as
 * they are to be saved: a name that is right already is left as it is.
 */
export function affectedRules(before: readonly Collection[], after: Collection): AffectedRule[] {
  const stored = before.find(({ id }) => id === after.id);
  if (!stored) return [];
  const renaming: Renaming = { before, after: before.map((each) => (each === stored ? after : each)) };
  const isNew = (name: string): boolean => resolveName(name, after, renaming.after).problem === undefined;
  return before.flatMap((each) =>
    each === stored
      ? affectedIn(each, after, renaming, (path) => (ruleOf(after, path) === ruleOf(stored, path) ? undefined : isNew))
      : affectedIn(each, each, renaming),
  );
}

/** The texts of rules to be sent, by the path of each. */
export type RuleTexts = Readonly<Partial<Record<RulePath, string>>>;

/** What is to be sent so that rules have their new names, in the order in which the backend takes it. */
export interface RuleUpdates {
  /** Together with the changed collection, which is refused without them. */
  together: RuleTexts;
  /** Once it is saved: by the ids of collections. The changed one is among them when a rule names it by its new name. */
  afterwards: ReadonlyMap<string, RuleTexts>;
}

/**
 * How the affected rules that can be rewritten are sent. Until v0.22 the backend checks a collection's rules before it
 * renames it, so that those which name it can have the new name only afterwards.
 */
export function ruleUpdates(before: readonly Collection[], after: Collection): RuleUpdates {
  const stored = before.find(({ id }) => id === after.id);
  const rewritten = affectedRules(before, after).filter((each) => each.rewritten !== undefined);
  // As if it kept its name, where the backend still calls it by that.
  const early = stored ? affectedRules(before, calledEarly(after, stored)) : [];
  const together = textsOf(
    early.filter(({ collectionId, rewritten: text }) => collectionId === after.id && text !== undefined),
  );
  const late = rewritten.filter(({ collectionId, rule, text, rewritten: next }) =>
    collectionId === after.id ? (together[rule] ?? text) !== next : true,
  );
  const ids = new Set(late.map(({ collectionId }) => collectionId));
  return {
    together,
    afterwards: new Map([...ids].map((id) => [id, textsOf(late.filter(({ collectionId }) => collectionId === id))])),
  };
}

const calledEarly = (after: Collection, { name }: Collection): Collection =>
  backend().ruleNames.haveNewName ? after : { ...after, name };

const textsOf = (affected: readonly AffectedRule[]): RuleTexts =>
  Object.fromEntries(affected.map(({ rule, rewritten }) => [rule, rewritten]));

/** The rules of other collections that name a collection, or a field of it, which is to be deleted: without it they fail. */
export function rulesNaming(before: readonly Collection[], deletedId: string): AffectedRule[] {
  const after = before.filter(({ id }) => id !== deletedId);
  // Of who asks, another collection of accounts may have the same field.
  const fails = (each: Collection, name: string): boolean => {
    const { problem, ways } = resolveName(name, each, after);
    return problem !== undefined || ways.length === 0;
  };
  return after.flatMap((each) =>
    affectedIn(each, each, { before, after }).filter(({ names }) => names.some((name) => fails(each, name))),
  );
}

type IsNew = (path: RulePath) => ((name: string) => boolean) | undefined;

const affectedIn = (
  { id, name }: Collection,
  texts: Collection,
  renaming: Renaming,
  isNew: IsNew = () => undefined,
): AffectedRule[] =>
  backend().rulePaths.flatMap((path) => {
    const text = ruleOf(texts, path);
    if (!text) return [];
    const { names, rewritten } = renameInRule(text, id, renaming, isNew(path));
    return names.length === 0 ? [] : [{ collection: name, collectionId: id, rule: path, text, names, rewritten }];
  });
