import { ownPatterns } from "../../../definitions/backend/backend-names";
import { patternTexts } from "../../../definitions/texts/requirements";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../values/text/text";

type Name = keyof typeof ownPatterns;

const inWords = new Map<string, string>(
  Object.entries(ownPatterns).map(([name, pattern]) => [pattern, patternTexts[name as Name]]),
);

/** Describes the form that a Go regular expression requires: in plain words if it is one of the backend's own. */
export const patternText = (pattern: string): string =>
  inWords.get(pattern) ?? interpolate(texts.limits.goPattern, { limit: pattern });
