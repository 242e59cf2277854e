import { useEffect, useEffectEvent, useState } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { showToast } from "../../../browser/toasts";

interface Chosen {
  file: File;
  /** Text to be replaced. */
  over: string;
}

/** File reading and its controls. */
export interface FileReading {
  busy: boolean;
  read: (file: File) => void;
  cancel: () => void;
}

/**
 * Reads the last chosen file into the text, then focuses the field `fieldId`. Cancelled when the text changes or the
 * page is left.
 */
export function useFileReading(fieldId: string, text: string, onText: (text: string) => void): FileReading {
  const [chosen, setChosen] = useState<Chosen>();
  if (chosen && chosen.over !== text) setChosen(undefined);
  const end = useEffectEvent((file: File, loaded: string | undefined) => {
    setChosen(undefined);
    const fault = faultOf(file, loaded);
    if (fault !== undefined) return showToast("error", fault);
    onText(loaded!);
    document.getElementById(fieldId)?.focus();
  });
  useEffect(() => {
    if (!chosen) return undefined;
    let wanted = true;
    const done = (loaded?: string): void => void (wanted && end(chosen.file, loaded));
    chosen.file.text().then(done, () => done());
    return () => void (wanted = false);
  }, [chosen]);
  return {
    busy: chosen !== undefined,
    read: (file) => setChosen({ file, over: text }),
    cancel: () => setChosen(undefined),
  };
}

// For a file that is too large, the browser returns an empty text.
function faultOf({ size }: File, loaded: string | undefined): string | undefined {
  if (loaded === undefined || (loaded === "" && size > 0)) return importTexts.unreadableFile;
  return loaded.trim() === "" ? importTexts.invalid : undefined;
}
