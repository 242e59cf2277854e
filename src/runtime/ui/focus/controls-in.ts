const controls = "a[href], button, input, select, textarea, [tabindex]";

/** Returns the tabbable elements within an element, in DOM order. */
export const findTabbable = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(":disabled"),
  );
