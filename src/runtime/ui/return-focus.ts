/** Gives the focus back to what opened a dialog; where that is gone, to the dialog beneath, or to the page. */
export function returnFocus(event: Event, opener: Element | null): void {
  event.preventDefault();
  // Another dialog has taken its place, and the focus with it.
  if (document.activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
  const usable = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  if (usable) opener.focus();
  if (usable && document.activeElement === opener) return;
  const beneath = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
  (beneath ?? document.getElementById("main"))?.focus();
}
