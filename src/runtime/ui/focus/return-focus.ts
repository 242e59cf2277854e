/** Selector of open dialogs. */
export const anyDialog = "dialog, [role=dialog], [role=alertdialog]";
const openers = new WeakMap<Element, Element | null>();

/** Stores which element had the focus before a dialog opened. */
export const noteOpener = (dialog: EventTarget | null, opener: Element | null): void => {
  if (dialog instanceof Element) openers.set(dialog, opener);
};

/** Keeps the focus on a press outside a dialog, so that a confirmation about closing returns it there. */
export const keepFocus = (press: { preventDefault: () => void }): void => press.preventDefault();

/** Returns the focus to the opener of a dialog. If that is gone, to the dialog below, or to the page. */
export function returnFocus(event: Event, opener: Element | null): void {
  event.preventDefault();
  const target = stillThere(opener);
  const focused = document.activeElement;
  const dialog = focused?.closest(anyDialog);
  // Another dialog has opened and taken the focus. The dialog around the opener only caught the lost focus.
  if (dialog && !(dialog === focused && dialog.contains(target))) return;
  const usable = target instanceof HTMLElement && target !== document.body;
  if (usable) target.focus();
  if (usable && document.activeElement === target) return;
  const beneath = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
  (beneath ?? document.getElementById("main"))?.focus();
}

/** Returns the row in the tab order if a panel has stepped from the element's row to another one; else the element. */
function rowNow(element: Element | null): Element | null {
  const row = element?.closest("tr[tabindex]");
  const current = row && document.querySelector("tr[tabindex='0']");
  return current && current !== row ? current : element;
}

/** Returns the element; if it was removed with its menu or dialog, the opener of that. */
function stillThere(element: Element | null): Element | null {
  const now = rowNow(element);
  if (!now || now.isConnected) return now;
  const trigger = document.getElementById(now.closest("[role=menu]")?.getAttribute("aria-labelledby") ?? "");
  if (trigger) return trigger;
  const dialog = now.closest(anyDialog);
  return dialog && stillThere(openers.get(dialog) ?? null);
}
