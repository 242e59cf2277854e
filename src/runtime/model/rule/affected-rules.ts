import { rules } from "../../../../definitions/backend/rules";
import type { Collection } from "../../../../definitions/types/collection";
import { valueAt } from "../values/path";
import { renameInRule, type RenamedRule, type Renaming } from "./rename";
import { resolveName } from "./resolve-name";

/** The path of a rule in its collection, whose title the schema of collections has. */
export type RulePath = keyof typeof rules;

/** The paths of all rules. */
export const rulePaths = Object.keys(rules) as readonly RulePath[];

/** A rule that names what a change renames or takes away. */
export interface AffectedRule extends RenamedRule {
  /** The name of the collection that it is of, before the change. */
  collection: string;
  collectionId: string;
  rule: RulePath;
  text: string;
}

/** The text of a rule; undefined where only admins may. */
export const ruleOf = (collection: Collection, path: RulePath): string | undefined => {
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

/** The rules of other collections that name a collection, or a field of it, which is to be deleted. */
export function rulesNaming(before: readonly Collection[], deletedId: string): AffectedRule[] {
  const after = before.filter(({ id }) => id !== deletedId);
  return after.flatMap((each) => affectedIn(each, each, { before, after }));
}

type IsNew = (path: RulePath) => ((name: string) => boolean) | undefined;

const affectedIn = (
  { id, name }: Collection,
  texts: Collection,
  renaming: Renaming,
  isNew: IsNew = () => undefined,
): AffectedRule[] =>
  rulePaths.flatMap((path) => {
    const text = ruleOf(texts, path);
    if (!text) return [];
    const { names, rewritten } = renameInRule(text, id, renaming, isNew(path));
    return names.length === 0 ? [] : [{ collection: name, collectionId: id, rule: path, text, names, rewritten }];
  });
