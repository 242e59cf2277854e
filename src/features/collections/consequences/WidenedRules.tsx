import type { ReactNode } from "react";
import { neverPublic } from "../../../../definitions/backend/rules";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { Schemas } from "../../../runtime/model/form/schema";
import { ruleWords } from "../../rules/model/rule-words";
import { ruleName } from "../../rules/model/affected-rules";
import type { ChangedRule } from "./collection-changes";

const { widened } = collectionTexts.collectionChanges;

interface WidenedRulesProps {
  rules: readonly ChangedRule[];
  title?: string;
  schemas: Schemas;
}

/** List of the rules that become looser, or may, and for whom. */
export const WidenedRules = ({ rules, schemas, title = widened.title }: WidenedRulesProps): ReactNode => (
  <>
    <h3>{title}</h3>
    <ul>
      {rules.map(({ rule, from, to }) => (
        <li key={rule}>
          {ruleName(rule, schemas)}: <s>{ruleWords(from, rule !== neverPublic)}</s> →{" "}
          <b>{ruleWords(to, rule !== neverPublic)}</b>
          <p className={to === "" ? "warns" : "hint"}>{whoMay(rule, to)}</p>
        </li>
      ))}
    </ul>
  </>
);

function whoMay(rule: string, to: unknown): string | undefined {
  const everyone: Readonly<Record<string, string>> = { ...collectionTexts.rule.everyoneMay, ...widened.everyone };
  const matching: Readonly<Record<string, string>> = widened.matching;
  return (to === "" ? everyone[rule] : undefined) ?? matching[rule];
}
