import type { QuestionName } from "../../../definitions/language/names";
import type { Question } from "../../runtime/registry/registry";
import { logsDeleted } from "./logs-deleted";

// The sign-in does not wait for them.
const loadTokenQuestions = () => import("./token-questions");

/** What some saves must ask first. */
export const questions = {
  logsDeleted,
  shortSessions: async (data, stored) => (await loadTokenQuestions()).shortSessions(data, stored),
  tokensInvalidated: async (data) => (await loadTokenQuestions()).tokensInvalidated(data),
} satisfies Record<QuestionName, Question>;
