/** What takes the keys while it is open. */
export const anyDialog = "[role=dialog], [role=alertdialog]";
const openers = new WeakMap<Element, Element | null>();

/** Takes note of what had the focus before a dialog opened. */
export const noteOpener = (dialog: EventTarget | null, opener: Element | null): void => {
  if (dialog instanceof Element) openers.set(dialog, opener);
};

/** A press beside a dialog leaves the focus where it was: a question about what that closes gives it back there. */
export const keepFocus = (press: { preventDefault: () => void }): void => press.preventDefault();

/** Gives the focus back to what opened a dialog; where that is gone, to the dialog beneath, or to the page. */
export function returnFocus(event: Event, opener: Element | null): void {
  event.preventDefault();
  const target = stillThere(opener);
  const focused = document.activeElement;
  const dialog = focused?.closest(anyDialog);
  // Another dialog has taken its place, and the focus with it. The one that it was opened from only catches the focus.
  if (dialog && !(dialog === focused && dialog.contains(target))) return;
  const usable = target instanceof HTMLElement && target !== document.body;
  if (usable) target.focus();
  if (usable && document.activeElement === target) return;
  const beneath = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
  (beneath ?? document.getElementById("main"))?.focus();
}

/** An element; or, where it is of a row from which its table has gone on to another one, that one. */
function rowNow(element: Element | null): Element | null {
  const row = element?.closest("tr[tabindex]");
  const current = row && document.querySelector("tr[tabindex='0']");
  return current && current !== row ? current : element;
}

/** An element; or, where it has gone with its dialog, what that was opened by. */
function stillThere(element: Element | null): Element | null {
  const now = rowNow(element);
  if (!now || now.isConnected) return now;
  const dialog = now.closest(anyDialog);
  return dialog && stillThere(openers.get(dialog) ?? null);
}
