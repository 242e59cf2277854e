import { schemaAt, type Schemas } from "../../runtime/model/form/schema";
import type { RulePath } from "./model/affected-rules";

/** Returns the title of a rule. */
export const ruleName = (rule: RulePath, { Collection: root }: Schemas): string =>
  schemaAt(root!, rule).schema.title ?? rule;
