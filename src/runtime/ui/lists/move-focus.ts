import type { KeyboardEvent } from "react";

/** Moves the focus along items by arrow keys, Home and End. Above the first item is the search field. */
export function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[], field: HTMLElement | null): void {
  const index = items.indexOf(event.target as HTMLElement);
  const last = items.length - 1;
  const to = { ArrowDown: Math.min(index + 1, last), ArrowUp: index - 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  (items[to] ?? field)?.focus();
}
