import { create } from "zustand";

interface Question {
  text: string;
  /** What happens on "Yes"; the popup waits for it. */
  yes: () => void | Promise<void>;
  /** What had the focus when it was asked. */
  opener: Element | null;
}

/** The question that waits for an answer. */
export const useQuestion = create<{ asked: Question | undefined }>(() => ({ asked: undefined }));

/** Asks before something happens that cannot be taken back. */
export const ask = (text: string, yes: Question["yes"]): void =>
  useQuestion.setState({ asked: { text, yes, opener: document.activeElement } });

/** The same before a call that tells itself how it went. */
export const askToDo = (text: string, run: () => Promise<unknown>): void => ask(text, () => run().then(noop, noop));

const noop = (): void => {};

/** Takes the question away. */
export const answer = (): void => useQuestion.setState({ asked: undefined });
