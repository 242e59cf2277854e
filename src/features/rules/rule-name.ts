import { collectionTexts } from "../../../definitions/texts/collection";
import { schemaAt, type Schemas } from "../../runtime/model/form/schema";
import type { RulePath } from "./model/affected-rules";

const { signInRules } = collectionTexts;

/** The title of a rule. */
export const ruleName = (rule: RulePath, { Collection: root }: Schemas): string =>
  rule in signInRules ? signInRules[rule as keyof typeof signInRules] : (schemaAt(root!, rule).schema.title ?? rule);
