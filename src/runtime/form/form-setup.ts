import type { Failure } from "../model/calls/failure";
import type { Draft, FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import type { Review } from "../registry/registry";
import type { FormLayout } from "./form-context";

/** What is asked before a form is sent. Whoever said "Yes" to one is asked again where its key is another one by then. */
export interface SaveQuestion {
  key: string;
  text: string;
}

/** A question that is another one with any other word in it. */
export const exactQuestion = (text: string): SaveQuestion => ({ key: text, text });

/** What a form is about and what its button does. */
export interface FormSetup<Answer> {
  /** The name of its draft. */
  name: string;
  lines: readonly LineModel[];
  /** What the edits stand over. */
  stored: unknown;
  layout?: FormLayout;
  /** The item that the form is about, such as the collection of a record. */
  item?: unknown;
  /** Nobody is asked before what was typed is left. */
  isForgettable?: true;
  /** Whether the form can be sent as it is. */
  isReady: (state: FormState) => boolean;
  /** What is asked before it is sent: a sentence each, once that is known. */
  questions?: (state: FormState) => Promise<readonly (SaveQuestion | undefined)[]>;
  /** What is told before it is sent, and may be chosen there: what the form would do beyond itself. */
  review?: (state: FormState) => Promise<Review | undefined>;
  /** A draft over what is stored at this moment, which is sent instead of the form as it is shown. */
  overStored?: (draft: Draft) => Promise<FormState>;
  /** Waits until nobody else writes what is saved here, from before it is read and compared until it is sent; gives how to let others. */
  takeTurn?: () => Promise<() => void>;
  send: (state: FormState) => Promise<Answer>;
  onSent: (answer: Answer, state: FormState) => void;
  /** What the form itself says of a failure; where it says nothing, a toast does. The fields have what is theirs anyway. */
  failureText?: (failure: Failure) => string | undefined;
}
