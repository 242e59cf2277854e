import { create } from "zustand";

interface Question {
  text: string;
  /** What happens on "Yes"; the popup waits for it. */
  yes: () => void | Promise<void>;
  /** What had the focus when it was asked. */
  opener: Element | null;
}

export const useQuestion = create<{ asked: Question | undefined }>(() => ({ asked: undefined }));

/** Asks before something happens that cannot be taken back. */
export const ask = (text: string, yes: Question["yes"]): void =>
  useQuestion.setState({ asked: { text, yes, opener: document.activeElement } });

/** Takes the question away. */
export const answer = (): void => useQuestion.setState({ asked: undefined });
