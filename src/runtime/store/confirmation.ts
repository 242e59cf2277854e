import type { ReactNode } from "react";
import { create } from "zustand";
import { Failure } from "../model/calls/failure";
import { InvalidForm } from "../model/form/errors";

/** What stands below a question, and what the two answers are called where that is not "Yes" and "No". */
export interface QuestionFrame {
  body?: ReactNode;
  yes?: string;
  no?: string;
}

interface Confirmation extends QuestionFrame {
  text: string;
  /** What happens on "Yes"; the popup waits for it. */
  onYes: () => void | Promise<void>;
  /** What had the focus when it was asked. */
  opener: Element | null;
}

/** The question that waits for an answer. */
export const useConfirmation = create<{ question: Confirmation | undefined }>(() => ({ question: undefined }));

/** Asks before something happens that cannot be taken back. */
export const askConfirmation = (text: string, onYes: Confirmation["onYes"], frame: QuestionFrame = {}): void =>
  useConfirmation.setState({ question: { ...frame, text, onYes, opener: document.activeElement } });

/** The same before a call that tells itself how it went. */
export const confirmAndRun = (text: string, run: () => Promise<unknown>, frame: QuestionFrame = {}): void =>
  askConfirmation(text, () => run().then(noop, reportFault), frame);

const noop = (): void => {};

// What a call or a form says is told where it happens; anything else is a fault that would look as if nothing happened.
const reportFault = (thrown: unknown): void => {
  if (!(thrown instanceof Failure) && !(thrown instanceof InvalidForm)) console.error(thrown);
};

/** Takes the question away. */
export const closeConfirmation = (): void => useConfirmation.setState({ question: undefined });
