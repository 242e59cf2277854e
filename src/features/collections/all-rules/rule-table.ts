import { accessRules, ruleOrder, signInRule } from "../../../../definitions/backend/rules";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import type { Collection } from "../../../../definitions/types/collection";
import { firstProblem } from "../../../backend/filter/parse-filter";
import { backend } from "../../../backend/version/backend";
import { ruleVocabulary } from "../../rules/model/rule-vocabulary";
import { judgeRule, type JudgedRule, type RuleKind } from "../../rules/model/rule-kind";
import type { FieldModel, LineModel } from "../../../runtime/model/form/form-model";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";

/** Column of the table: a rule. */
export type RuleColumn = (typeof ruleOrder)[number];

/** Rule of a collection in the table. */
export interface RuleCellModel extends JudgedRule {
  field: FieldModel;
  column: RuleColumn;
  rule: unknown;
  /** Whether it differs from the stored rule. */
  edited: boolean;
}

/** Row of the table: a collection with the rules that it has. */
export interface RuleRow {
  collection: Collection;
  cells: readonly RuleCellModel[];
}

/** Collection whose rules are judged. */
export interface RowSource {
  /** Rules of the collection, as lines of the form. */
  group: LineModel;
  /** The collection as edited, and as stored. */
  collection: Collection;
  stored: Collection;
  all: readonly Collection[];
}

/** Returns the row of a collection, with its rules as they are in the form. */
export function ruleRow({ group, collection, stored, all }: RowSource): RuleRow {
  const fields = "items" in group ? (group.items as readonly FieldModel[]) : [];
  const vocabulary = ruleVocabulary(collection, all);
  return {
    collection,
    cells: fields.flatMap((field) => {
      const column = ruleOrder.find((each) => field.path.endsWith(`.${each}`));
      if (!column) return [];
      const rule = valueAt(collection, column);
      const broken = typeof rule === "string" && rule !== "" && firstProblem(rule, vocabulary) !== undefined;
      const edited = (rule ?? null) !== (valueAt(stored, column) ?? null);
      return [{ field, column, rule, edited, ...judgeRule({ rule, path: column, collection, broken }) }];
    }),
  };
}

/** Returns the words for a rule: who may do what it guards. */
export function ruleWords({ kind, of, column }: Pick<RuleCellModel, "kind" | "of" | "column">): string {
  const { signIn, kinds } = allRulesTexts;
  const own: Readonly<Partial<Record<RuleKind, string>>> = column === signInRule ? signIn : {};
  return interpolate(own[kind] ?? kinds[kind], { name: of, ...backend().roleNames });
}

/** Filter of the table: which rules it looks for. */
export type RuleFilter = keyof Omit<typeof allRulesTexts.filters, "label">;

const signedIn: ReadonlySet<RuleKind> = new Set(["signedIn", "signedInOf", "own"]);
const isRead = (column: RuleColumn): boolean => accessRules.read.some((each) => each === column);
const isWrite = (column: RuleColumn): boolean => accessRules.write.some((each) => each === column);

/** Rules that each filter finds. */
export const ruleFilters: Readonly<Record<RuleFilter, (cell: RuleCellModel) => boolean>> = {
  anyoneWrites: ({ kind, column }) => kind === "anyone" && isWrite(column),
  anyoneReads: ({ kind, column }) => kind === "anyone" && isRead(column),
  signedInWrites: ({ kind, column }) => signedIn.has(kind) && isWrite(column),
  custom: ({ kind }) => kind === "custom",
  broken: ({ kind }) => kind === "broken",
};
