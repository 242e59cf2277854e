const controls = "a[href], button, input, select, textarea, [tabindex]";

/** What keys can lead to within an element, in their order. */
export const controlsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(":disabled"),
  );
