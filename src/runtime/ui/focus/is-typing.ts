/** Returns whether a single key belongs to a field, to a shortcut, or is handled already. */
export const isTyping = ({ target, altKey, ctrlKey, metaKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || repeat || defaultPrevented || isField(target);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"));
