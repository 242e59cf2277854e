import { importTexts } from "../../../../definitions/texts/import";
import { firstProblem, parseFilter } from "../filter/parse-filter";
import { resolveName } from "../rule/resolve-name";
import type { WholeCollection } from "./after-import";

/** Why the backend would refuse a rule of a collection among all, in a sentence; undefined where nothing is known against it. */
export function ruleProblem(
  rule: unknown,
  collection: WholeCollection,
  all: readonly WholeCollection[],
): string | undefined {
  if (typeof rule !== "string" || rule === "") return undefined;
  if (rule.trim() === "") return importTexts.blankRule;
  return (
    firstProblem(rule) ??
    parseFilter(rule)
      .pieces.filter(({ kind }) => kind === "macro" || kind === "name")
      .map(({ text }) => resolveName(text, collection, all).problem)
      .find((problem) => problem !== undefined)
  );
}
