import { toastTimes } from "../../../../definitions/limits/sizes";
import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../../../values/text/text";
import { showToast } from "../../../browser/toasts";

/** Copies a text and shows a toast; `name` is its name in the toast. Must be called in a click handler. */
export async function copyText(text: string, name = text): Promise<void> {
  if (await tryCopyText(text))
    showToast("info", interpolate(texts.form.copied, { text: name }), { duration: toastTimes.copied });
  else showToast("warning", texts.form.notCopied);
}

/** Copies a text and resolves to whether that worked. Must be called in a click handler. */
export const tryCopyText = async (text: string): Promise<boolean> =>
  // The Clipboard API needs a secure context; it is missing on plain HTTP except on localhost.
  (navigator as { clipboard?: Clipboard }).clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : isCopiedByCommand(text);

function isCopiedByCommand(text: string): boolean {
  let isSet = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isSet = true;
  };
  document.addEventListener("copy", take);
  const done = document.execCommand("copy");
  document.removeEventListener("copy", take);
  return done && isSet;
}
