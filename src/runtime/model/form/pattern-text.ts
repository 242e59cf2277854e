import { usernamePatterns } from "../../../../definitions/backend/username";
import { patternTexts } from "../../../../definitions/texts/patterns";
import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../values/text/text";

const { username } = patternTexts;

const inWords = new Map<string, string>([
  [usernamePatterns.first, username.first],
  [usernamePatterns.withHyphen, username.withHyphen],
]);

/** Says what a Go regular expression asks for: in plain words if it is one of the backend's own. */
export const patternText = (pattern: string): string =>
  inWords.get(pattern) ?? interpolate(texts.limits.goPattern, { limit: pattern });
