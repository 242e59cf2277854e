/** Returns the items whose text contains the wanted one. Case, and spaces around the wanted text, are ignored. */
export function filterByText<Item>(
  items: readonly Item[],
  wanted: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const lowered = wanted.trim().toLowerCase();
  return lowered === "" ? items : items.filter((item) => textOf(item).toLowerCase().includes(lowered));
}
