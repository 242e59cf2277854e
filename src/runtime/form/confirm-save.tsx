import { Fragment } from "react";
import { texts } from "../../../definitions/texts/texts";
import type { Review } from "../registry/registry";
import { confirmAndRun } from "../store/confirmation";

/** Question before a save. After consent, it is repeated only if its key has changed. */
export interface SaveQuestion {
  key: string;
  text: string;
}

/** Returns a question whose key is its text: any change of wording asks again. */
export const exactQuestion = (text: string): SaveQuestion => ({ key: text, text });

/** Questions and a review of effects beyond the form, to confirm before a save. */
export interface Checks {
  questions?: readonly SaveQuestion[];
  review?: Review | undefined;
}

/** Returns a key that changes with the content of the checks; undefined if there is nothing to confirm. */
export const keyOfChecks = ({ questions = [], review }: Checks): string | undefined =>
  questions.length > 0 || review ? JSON.stringify([questions.map(({ key }) => key), review?.key]) : undefined;

/** Shows all checks in one dialog, which stays open until the promise of `onYes` settles. */
export function confirmSave({ questions = [], review }: Checks, onYes: () => Promise<void>): void {
  const sentences = questions.map(({ text }) => text);
  if (!review) return confirmAndRun(sentences.join("\n"), onYes);
  confirmAndRun(review.title, onYes, {
    body: [...sentences.map((text) => <p key={text}>{text}</p>), <Fragment key="">{review.body}</Fragment>],
    yes: review.yes ?? texts.review.confirm,
    no: texts.review.cancel,
  });
}
