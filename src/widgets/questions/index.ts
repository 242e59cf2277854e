import type { QuestionName } from "../../../definitions/language/names";
import type { Question } from "../../runtime/shell/product";
import { logsGo } from "./logs-go";

/** What some saves must ask first. */
export const questions = { logsGo } satisfies Record<QuestionName, Question>;
