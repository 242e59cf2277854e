import { create } from "zustand";

interface Confirmation {
  text: string;
  /** What the question is about, one below the other. */
  list: readonly string[];
  /** What happens on "Yes"; the popup waits for it. */
  yes: () => void | Promise<void>;
  /** What had the focus when it was asked. */
  opener: Element | null;
}

/** The question that waits for an answer. */
export const useConfirmation = create<{ asked: Confirmation | undefined }>(() => ({ asked: undefined }));

/** Asks before something happens that cannot be taken back. */
export const askConfirmation = (text: string, yes: Confirmation["yes"], list: readonly string[] = []): void =>
  useConfirmation.setState({ asked: { text, list, yes, opener: document.activeElement } });

/** The same before a call that tells itself how it went. */
export const confirmAndRun = (text: string, run: () => Promise<unknown>): void =>
  askConfirmation(text, () => run().then(noop, noop));

const noop = (): void => {};

/** Takes the question away. */
export const closeConfirmation = (): void => useConfirmation.setState({ asked: undefined });
