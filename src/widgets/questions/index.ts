import type { QuestionName } from "../../../definitions/language/names";
import type { Question } from "../../runtime/registry/registry";
import { logsDeleted } from "./logs-deleted";

/** What some saves must ask first. */
export const questions = { logsDeleted } satisfies Record<QuestionName, Question>;
