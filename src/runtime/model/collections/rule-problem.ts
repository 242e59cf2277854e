import { mayLetEveryone } from "../../../../definitions/backend/rules";
import { importTexts } from "../../../../definitions/texts/import";
import { firstProblem, parseFilter } from "../filter/parse-filter";
import { resolveName } from "../rule/resolve-name";
import type { WholeCollection } from "./after-import";

/** Why the backend would refuse a rule of a collection among all, in a sentence; undefined where nothing is known against it. */
export function ruleProblem(
  rule: string,
  text: unknown,
  collection: WholeCollection,
  all: readonly WholeCollection[],
): string | undefined {
  if (typeof text !== "string" || (text === "" && mayLetEveryone(rule))) return undefined;
  if (text.trim() === "") return importTexts.blankRule;
  return (
    firstProblem(text) ??
    parseFilter(text)
      .pieces.filter(({ kind }) => kind === "macro" || kind === "name")
      .map((piece) => resolveName(piece.text, collection, all).problem)
      .find((problem) => problem !== undefined)
  );
}
