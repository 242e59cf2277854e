import { toastTimes } from "../../../definitions/texts/sizes";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../model/values/text";
import { showToast } from "../store/toasts";

/** Copies a text, and says whether that worked; `name` is what the admin knows it by. */
export async function copyText(text: string, name = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast("info", interpolate(texts.form.copied, { text: name }), toastTimes.copied);
  } catch {
    showToast("warning", texts.form.notCopied);
  }
}
