import { createContext, useContext, useState } from "react";
import { createStore, useStore, type StoreApi } from "zustand";
import { valueAt } from "../../values/json/path";
import type { FormState } from "../model/form/draft";

interface MadeText {
  /** Path of the field that it fills in. */
  path: string;
  text: string;
}

interface MadeTexts {
  /** Not saved yet. */
  made?: MadeText | undefined;
  /** The last save sent it; `row` is the id of the saved row. */
  saved?: (MadeText & { row: string }) | undefined;
}

/**
 * Text that a form made, such as a password: the panel shows it until it closes or shows another row. In memory only,
 * as it may be a secret.
 */
export type MadeTextStore = StoreApi<MadeTexts>;

/** Creates the store of a panel. */
export const createMadeTexts = (): MadeTextStore => createStore(() => ({}));

/** Store of the surrounding panel; undefined for a form without a panel. */
export const MadeTextContext = createContext<MadeTextStore | undefined>(undefined);

/** Returns the store of the panel. A form without one has a store of its own, which goes with it. */
export function useMadeTexts(): MadeTextStore {
  const [own] = useState(createMadeTexts);
  return useContext(MadeTextContext) ?? own;
}

/** Returns the text that the form made last, and its setter. */
export function useMadeText() {
  const store = useMadeTexts();
  const made = useStore(store, (texts) => texts.made?.text);
  return { made, setMade: (path: string, text: string) => store.setState({ made: { path, text } }) };
}

/** Returns the text that the last save of a row sent, if the form made it. */
export const useSavedText = (row: unknown): string | undefined =>
  useStore(useMadeTexts(), ({ saved }) => (saved?.row === row ? saved?.text : undefined));

/** Notes which text was saved with a row. A value of another origin replaces it. */
export function noteSavedText(store: MadeTextStore, row: string, { changed, data }: FormState): void {
  const { made, saved } = store.getState();
  const path = (made ?? saved)?.path;
  if (path === undefined || !changed.has(path)) return;
  const isSent = made !== undefined && valueAt(data, path) === made.text;
  store.setState({ made: undefined, saved: isSent ? { ...made, row } : undefined });
}

/** Drops the texts of other rows than the one shown. */
export const dropOtherTexts = (store: MadeTextStore, row: string): void =>
  store.setState(({ saved }) => ({ made: undefined, saved: saved?.row === row ? saved : undefined }));
