import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { compareTexts } from "../../../definitions/texts/compare";
import { showToast } from "../../browser/toasts";
import { Button } from "../../runtime/ui/controls/Button";
import { FileButton } from "../../runtime/ui/controls/FileButton";
import { jsonFile, saveFile } from "../../runtime/ui/files/save-file";
import { Note } from "../../runtime/ui/notices/Note";
import { interpolate } from "../../values/text/text";
import { saveCommonBase } from "./data";
import { isBaseOf, isStoredBase, type StoredBase } from "./model/base";
import type { ComparedSides } from "./model/compare-job";

const words = compareTexts.base;

interface CommonBaseProps {
  source: string;
  target: string;
  base: StoredBase | undefined;
  compared: ComparedSides;
}

/** The common state that tells which side changed something: saved in this browser, and to a file. */
export function CommonBase({ source, target, base, compared }: CommonBaseProps): ReactNode {
  const queries = useQueryClient();
  const keep = (next: StoredBase | undefined): Promise<void> =>
    saveCommonBase(queries, source, next).catch(() => void showToast("warning", words.notStored));
  const load = async (file: File): Promise<void> => {
    const read = await baseIn(file);
    if (!read) return void showToast("error", words.notBase);
    const [from, to] = read.environments;
    if (!isBaseOf(read, source, target))
      return void showToast("error", interpolate(words.otherPair, { source: from, target: to }));
    await keep(read);
    showToast("success", words.loaded);
  };
  const save = (): void =>
    saveFile(
      interpolate(words.fileName, { source, target }),
      jsonFile(`${JSON.stringify(base ?? compared.next, null, 2)}\n`),
    );
  const forget = (): void => {
    void keep(undefined);
    showToast("info", words.forgot, { act: { label: words.undo, run: () => void keep(base) } });
  };
  return (
    <>
      {compared.unreadableBase && <Note kind="warning">{words.unreadable}</Note>}
      <div className="compare-base">
        <p className="hint">{base ? interpolate(words.since, { time: minuteOf(base.saved) }) : words.none}</p>
        <Button size="small" onClick={save}>
          {words.save}
        </Button>
        <FileButton
          size="small"
          label={words.load}
          accept=".json"
          disabled={false}
          onChoose={(file) => void load(file)}
        />
        {base && (
          <Button size="small" onClick={forget}>
            {words.forget}
          </Button>
        )}
      </div>
    </>
  );
}

async function baseIn(file: File): Promise<StoredBase | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    return isStoredBase(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const minuteOf = (moment: string): string => moment.replace("T", " ").slice(0, 16);
