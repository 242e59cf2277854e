/**
 * Gives the focus to the element of this id in a panel; without an id to the panel. While the element is still on its way
 * the panel has the focus, and loses it to nothing if somebody goes on meanwhile.
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
