/**
 * Focuses the element of this id in a panel, or the panel itself without an id. Until the element exists, the panel has
 * the focus. Stops waiting if the admin moves the focus.
 */
export function focusFirst(panel: HTMLElement, id: string | undefined): void {
  const lead = (): boolean => {
    const element = id === undefined ? panel : document.getElementById(id);
    element?.focus();
    return element !== null;
  };
  if (lead()) return;
  panel.focus();
  const observer = new MutationObserver(() => {
    const isLeft = document.activeElement !== panel;
    if (isLeft || lead()) observer.disconnect();
  });
  observer.observe(panel, { childList: true, subtree: true });
}
