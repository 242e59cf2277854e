/**
 * Where panels, popups and questions are drawn. It stands before the page that they lie over, so that whoever goes
 * through the document by names meets first what can be used now. Without one they are drawn at the end of the page.
 */
export const overlayHost = (): HTMLElement | null => document.getElementById("overlays");
