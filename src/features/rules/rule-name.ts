import { schemas } from "../../../definitions/schemas";
import { schemaAt, type Schema } from "../../runtime/model/form/schema";
import type { RulePath } from "./model/affected-rules";

/** What a rule is called. */
export const ruleName = (rule: RulePath): string => schemaAt(schemas.Collection as Schema, rule).schema.title ?? rule;
