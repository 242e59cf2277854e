import { useState } from "react";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { readStored, writeStored } from "../../browser/local-storage";

const key = storageKeys.sampleLanguage;

/** Returns the remembered language of code samples, limited to those available, and its setter. */
export function useSampleLanguage<Language extends string>(
  languages: readonly [Language, ...Language[]],
): [chosen: Language, choose: (language: string) => void] {
  const [stored, setStored] = useState(() => readStored(key));
  const choose = (language: string): void => {
    writeStored(key, language);
    setStored(language);
  };
  return [languages.find((each) => each === stored) ?? languages[0], choose];
}
