import type { QuestionName } from "../../../definitions/language/names";
import type { Question } from "../../runtime/registry/registry";

// The sign-in does not wait for them.
const loadTokenQuestions = () => import("./token-questions");

/** What some saves must ask first. */
export const questions = {
  logsDeleted: async (data, stored) => (await import("./logs-deleted")).logsDeleted(data, stored),
  shortSessions: async (data, stored) => (await loadTokenQuestions()).shortSessions(data, stored),
  tokensInvalidated: async (data) => (await loadTokenQuestions()).tokensInvalidated(data),
} satisfies Record<QuestionName, Question>;
