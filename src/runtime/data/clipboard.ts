import { toastTimes } from "../../../definitions/words/measures";
import { words } from "../../../definitions/words/words";
import { fill } from "../model/fill";
import { say } from "./toasts";

/** Copies a text, and says whether that worked; `name` is what the admin knows it by. */
export async function copyText(text: string, name = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say("info", fill(words.form.copied, { text: name }), toastTimes.copied);
  } catch {
    say("warning", words.form.notCopied);
  }
}
