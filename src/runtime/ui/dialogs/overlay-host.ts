/**
 * Returns the container of panels, popups and confirmations. It is before the page in the DOM, so that screen readers
 * reach dialogs first. Null renders them at the end of the body.
 */
export const overlayHost = (): HTMLElement | null => document.getElementById("overlays");
