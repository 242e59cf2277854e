import { schemaAt, type Schemas } from "../../../runtime/model/form/schema";
import type { Collection } from "../../../../definitions/types/collection";
import { valueAt } from "../../../values/json/path";
import { backend, type Backend } from "../../../backend/version/backend";
import { renameInRule, type RenamedRule, type Renaming } from "./rename";
import { resolveName } from "./resolve-name";

/** Path of a rule in its collection. */
export type RulePath = Backend["rulePaths"][number];

/** Rule that uses renamed or removed names. */
export interface AffectedRule extends RenamedRule {
  /** Collection's name before the change. */
  collection: string;
  collectionId: string;
  rule: RulePath;
  text: string;
}

/** Returns the text of a rule; undefined if it is locked. */
const ruleOf = (collection: Collection, path: RulePath): string | undefined => {
  const value = valueAt(collection, path);
  return typeof value === "string" ? value : undefined;
};

/**
 * Returns the rules of all collections that use names that a save renames or removes. In the collection's own edited
 * rules, names that are already new are left alone.
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

/** Rule texts to send, by path. */
export type RuleTexts = Readonly<Partial<Record<RulePath, string>>>;

/** Updates that rename names in rules, in the order that the backend requires. */
export interface RuleUpdates {
  /** Sent with the collection, which would be refused otherwise. */
  together: RuleTexts;
  /** Sent after the save, by collection id. Includes the changed collection if its rules use its own new name. */
  afterwards: ReadonlyMap<string, RuleTexts>;
}

/**
 * Returns the updates for affected rules. Up to v0.22 the backend checks rules before it renames a collection, so rules
 * that name it must be updated afterwards.
 */
export function ruleUpdates(before: readonly Collection[], after: Collection): RuleUpdates {
  const stored = before.find(({ id }) => id === after.id);
  const rewritten = affectedRules(before, after).filter((each) => each.rewritten !== undefined);
  // Rules as if the collection kept its name, for backends that check them before renaming.
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
  backend().nameResolution.haveNewName ? after : { ...after, name };

const textsOf = (affected: readonly AffectedRule[]): RuleTexts =>
  Object.fromEntries(affected.map(({ rule, rewritten }) => [rule, rewritten]));

/** Returns the rules of other collections that fail when a collection is deleted. */
export function findBrokenRules(before: readonly Collection[], deletedId: string): AffectedRule[] {
  const after = before.filter(({ id }) => id !== deletedId);
  // `@request.auth` may still resolve through another auth collection with that field.
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

/** Returns the title of a rule. */
export const ruleName = (rule: RulePath, { Collection: root }: Schemas): string =>
  schemaAt(root!, rule).schema.title ?? rule;
