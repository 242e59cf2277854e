import type { QuestionName } from "../../../definitions/language/names";
import type { Question } from "../../runtime/shell/product";
import { adminsGo } from "./admins-go";
import { logsGo } from "./logs-go";

/** What some saves must ask first. */
export const questions = { adminsGo, logsGo } satisfies Record<QuestionName, Question>;
