import { neverPublic } from "../../../../definitions/backend/rules";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import { firstProblem } from "../../../backend/filter/parse-filter";
import { resolveName } from "../../rules/model/resolve-name";
import type { WholeCollection } from "../configuration/after-import";

/** Returns a sentence that says why the backend would refuse a rule; undefined if no problem is found. */
export function ruleProblem(
  rule: string,
  text: string,
  collection: WholeCollection,
  all: readonly WholeCollection[],
): string | undefined {
  if (text === "" && rule !== neverPublic) return undefined;
  if (text.trim() === "") return importTexts.blankRule;
  if (isUnchecked(text)) return undefined;
  const problem = (name: string): string | undefined => resolveName(name, collection, all).problem;
  return firstProblem(text, { names: [], closed: true, macros: [], paths: { after: () => [], problem } });
}

// Parsing nested brackets is recursive and quadratic in their depth.
const { brackets } = importLimits;

/** Returns whether the brackets of a rule are nested too deeply to check it. */
export function isUnchecked(text: string): boolean {
  let level = 0;
  for (const sign of text.match(/[()]/g) ?? []) {
    level += sign === "(" ? 1 : -1;
    if (level > brackets) return true;
  }
  return false;
}
