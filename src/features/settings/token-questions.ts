import { questionTexts } from "../../../definitions/texts/questions";
import type { Schemas } from "../../runtime/model/form/schema";
import { formatDuration } from "../../values/time/duration";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { invalidatedKinds } from "./invalidated-kinds";

const path = "adminAuthToken.duration";
const shortSeconds = 300;

const questionOf = (sentences: string): string => interpolate(questionTexts.tokens.save, { sentences });

/** Returns a question if token secrets are replaced, which signs users out and invalidates links in emails. */
export function tokensInvalidated(data: unknown, schemas: Schemas): string | undefined {
  const sentences = invalidatedKinds(data, schemas).flatMap(({ kind }) =>
    kind === "adminAuthToken" ? [] : [questionTexts.tokens.ends[kind]],
  );
  return sentences.length > 0 ? questionOf(sentences.join(" ")) : undefined;
}

/** Returns a question if sessions become so short that reading admins are signed out. */
export function shortSessions(data: unknown, stored: unknown): string | undefined {
  const seconds = Number(valueAt(data, path));
  if (seconds >= shortSeconds || seconds === valueAt(stored, path)) return undefined;
  return questionOf(interpolate(questionTexts.tokens.short, { span: formatDuration(seconds) }));
}
