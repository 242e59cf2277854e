import { macros } from "../../../../definitions/backend/filter";
import { requestNames } from "../../../../definitions/backend/import";
import { systemFields } from "../../../../definitions/backend/names";
import { importTexts } from "../../../../definitions/texts/import";
import { firstProblem, parseFilter } from "../filter/parse-filter";
import { interpolate } from "../values/text";
import type { WholeCollection } from "./after-import";

const { ruleReasons } = importTexts;

/** Why the backend would refuse a rule of a collection among others, in a sentence; undefined where nothing is known against it. */
export function ruleProblem(
  rule: unknown,
  collection: WholeCollection,
  all: ReadonlyMap<string, WholeCollection>,
): string | undefined {
  if (typeof rule !== "string" || rule === "") return undefined;
  if (rule.trim() === "") return ruleReasons.blank;
  const problem = firstProblem(rule);
  if (problem !== undefined) return problem;
  for (const { kind, text } of parseFilter(rule).pieces) {
    const reason =
      kind === "macro" ? macroProblem(text, all) : kind === "name" ? fieldProblem(text, collection) : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function macroProblem(name: string, all: ReadonlyMap<string, WholeCollection>): string | undefined {
  if (macros.some((macro) => macro === name)) return undefined;
  const [root, second = ""] = name.split(".");
  if (root === "@collection") {
    const target = all.get(second.toLowerCase());
    if (!target) return interpolate(ruleReasons.collection, { name: second });
    return fieldProblem(name.split(".").slice(2).join("."), target);
  }
  const asked = name.slice("@request.".length);
  const known = requestNames.some((each) => (each.endsWith(".") ? asked.startsWith(each) : asked === each));
  return root === "@request" && known ? undefined : interpolate(ruleReasons.macro, { name });
}

function fieldProblem(path: string, { type, schema }: WholeCollection): string | undefined {
  const [name = ""] = path.split(".");
  const own: readonly string[] = type === "auth" ? systemFields.auth : systemFields.base;
  const known = own.includes(name) || schema.some((field) => field.name === name);
  // What a file, a JSON value or a relation leads on to is the backend's to know.
  return known ? undefined : interpolate(ruleReasons.field, { name });
}
