import { accountRules } from "../../../../definitions/backend/import";
import { verifiedOnly } from "../../../../definitions/backend/import-conversions";
import { requestBody } from "../../../../definitions/backend/rules";
import { parseFilter } from "../../../backend/filter/parse-filter";
import { backend } from "../../../backend/version/backend";
import type { Exchanged } from "../configuration/configuration";
import type { ConversionStep } from "./conversion";
import { isUnchecked } from "../findings/rule-problem";

const otherNames = (): string[] =>
  Object.values(requestBody.byVersion).filter((name) => name !== backend().requestBody);

/** Replaces the request body's name in a rule by this backend's name. */
function renamed(rule: string): string {
  if (isUnchecked(rule) || !otherNames().some((name) => rule.includes(name))) return rule;
  return parseFilter(rule)
    .pieces.filter(({ kind }) => kind === "macro" || kind === "name")
    .reduceRight((text, { from, to, text: piece }) => {
      const other = otherNames().find((name) => piece.startsWith(name));
      if (other === undefined) return text;
      return text.slice(0, from) + backend().requestBody + piece.slice(other.length) + text.slice(to);
    }, rule);
}

const changedRules = (collection: Exchanged): [name: string, rule: string][] =>
  accountRules.flatMap((name): [string, string][] => {
    const rule = collection[name];
    if (typeof rule !== "string") return [];
    const now = renamed(rule);
    return now === rule ? [] : [[name, now]];
  });

const spaceless = (rule: unknown): string => String(rule).replaceAll(" ", "");

/** Returns whether a sign-in rule accepts verified accounts only. */
export const isVerifiedOnly = (rule: unknown): boolean => spaceless(rule) === spaceless(verifiedOnly);

/** Conversion of the request body's name in rules: `@request.data` or `@request.body`. */
export const requestBodyStep: ConversionStep = {
  kind: "requestBody",
  places: (collection) => changedRules(collection).map(([name]) => name),
  convert: (collection) => ({ ...collection, ...Object.fromEntries(changedRules(collection)) }),
};
