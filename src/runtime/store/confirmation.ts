import type { ReactNode } from "react";
import { create } from "zustand";
import { Failure } from "../../backend/calls/failure";
import { InvalidForm } from "../model/form/errors";

/** Optional content of a confirmation, and labels other than "Yes" and "No". `yes` is false if nothing can be agreed to. */
export interface QuestionFrame {
  body?: ReactNode;
  yes?: string | false;
  no?: string;
}

interface Confirmation extends QuestionFrame {
  text: string;
  /** Runs on "Yes"; the dialog stays open until it resolves. */
  onYes: () => void | Promise<void>;
  /** Element that had the focus when the dialog opened. */
  opener: Element | null;
}

/** Store of the current confirmation. */
export const useConfirmation = create<{ question: Confirmation | undefined }>(() => ({ question: undefined }));

/** Asks for confirmation before an action that cannot be undone. */
export const askConfirmation = (text: string, onYes: Confirmation["onYes"], frame: QuestionFrame = {}): void =>
  useConfirmation.setState({ question: { ...frame, text, onYes, opener: document.activeElement } });

/** Asks for confirmation before a call that reports its own errors. */
export const confirmAndRun = (text: string, run: () => Promise<unknown>, frame: QuestionFrame = {}): void =>
  askConfirmation(text, () => run().then(noop, reportFault), frame);

const noop = (): void => {};

// Failures and form errors are shown in place. Any other error would go unnoticed.
const reportFault = (thrown: unknown): void => {
  if (!(thrown instanceof Failure) && !(thrown instanceof InvalidForm)) console.error(thrown);
};

/** Closes the confirmation. */
export const closeConfirmation = (): void => useConfirmation.setState({ question: undefined });
