import { calls } from "../../../../definitions/backend/calls";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { readList } from "../../../backend/api/queries";
import { interpolate } from "../../../values/text/text";
import type { FormValues } from "../../../runtime/registry/form-values";
import { goPatternFault } from "../../../widgets/text/go-pattern";
import { ruleFault } from "../../rules/model/rule-fault";
import { ownerIn, ownerPath } from "../../rules/model/rule-path";

/** Returns the error message for an invalid Go regular expression. */
export function patternFault(pattern: unknown): string | undefined {
  const fault = typeof pattern === "string" ? goPatternFault(pattern) : undefined;
  return fault && interpolate(collectionTexts.fieldOptions.badPattern, { fault });
}

/** Returns the error message for a rule with names that the backend does not know. Throws a Failure. */
export async function ruleProblem(
  rule: unknown,
  { data, stored }: FormValues,
  path: string,
): Promise<string | undefined> {
  if (typeof rule !== "string" || rule === "") return undefined;
  const owner = ownerPath(path);
  const fault = ruleFault(rule, ownerIn(data, owner), ownerIn(stored, owner), await readList(calls.listCollections));
  return fault && collectionTexts.rule.rejected;
}
