import { otherDifference } from "../../../../definitions/texts/compare";
import { importTexts } from "../../../../definitions/texts/import";
import { interpolate } from "../../../values/text/text";
import type { Fact } from "../../collections/import/model/summary";
import type { DifferingPart } from "./differences";

/** Sentence with names to insert, as the import has it. */
export interface Sentence {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** Returns the sentences about a part: the effects of its promotion, or else its name. */
export const sentencesOf = ({ key, facts }: DifferingPart): readonly Sentence[] =>
  facts.length > 0 ? facts.map(sentenceOf) : [{ text: otherDifference, values: { part: key } }];

const sentenceOf = ({ says, values }: Fact): Sentence => ({ text: importTexts.summary[says], values });

/** Returns a sentence, with each inserted value as `show` writes it. */
export const writtenSentence = ({ text, values }: Sentence, show: (value: string) => string): string =>
  interpolate(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, show(value)])));
