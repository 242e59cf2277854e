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
  questions?: readonly SaveQuestion[];
  review?: Review | undefined;
}

/** Changes with what must be confirmed; undefined if that is nothing. */
export const keyOfChecks = ({ questions = [], review }: Checks): string | undefined =>
  questions.length > 0 || review ? JSON.stringify([questions.map(({ key }) => key), review?.key]) : undefined;

/** Asks all of it in one dialog, which stays open until what "Yes" runs has ended. */
export function confirmSave({ questions = [], review }: Checks, onYes: () => Promise<void>): void {
  const sentences = questions.map(({ text }) => text);
  if (!review) return confirmAndRun(sentences.join("\n"), onYes);
  confirmAndRun(review.title, onYes, {
    body: [...sentences.map((text) => <p key={text}>{text}</p>), <Fragment key="">{review.body}</Fragment>],
    yes: review.yes ?? texts.review.confirm,
    no: texts.review.cancel,
  });
}
