import { Fragment } from "react";
import { texts } from "../../../definitions/texts/texts";
import type { Review } from "../registry/registry";
import { confirmAndRun } from "../store/confirmation";

/** A question before a save. Once confirmed, it is asked again only if its key has changed. */
export interface SaveQuestion {
  key: string;
  text: string;
}

/** A question that changes with any word in it. */
export const exactQuestion = (text: string): SaveQuestion => ({ key: text, text });

/** What must be confirmed before a save: questions, and a review of what the save would do beyond the form. */
export interface Checks {
  questions?: readonly (SaveQuestion | undefined)[];
  review?: Review | undefined;
}

const asked = ({ questions = [] }: Checks): SaveQuestion[] => questions.filter((each) => each !== undefined);

/** Changes with what must be confirmed; undefined if that is nothing. */
export function keyOfChecks(checks: Checks): string | undefined {
  const keys = asked(checks).map(({ key }) => key);
  return keys.length > 0 || checks.review ? JSON.stringify([keys, checks.review?.key]) : undefined;
}

/** Asks all of it in one dialog, which stays open until what "Yes" runs has ended. */
export function confirmSave(checks: Checks, onYes: () => Promise<void>): void {
  const { review } = checks;
  const sentences = asked(checks).map(({ text }) => text);
  if (!review) return confirmAndRun(sentences.join("\n"), onYes);
  confirmAndRun(review.title, onYes, {
    body: [...sentences.map((text) => <p key={text}>{text}</p>), <Fragment key="">{review.body}</Fragment>],
    yes: review.yes ?? texts.review.confirm,
    no: texts.review.cancel,
  });
}
