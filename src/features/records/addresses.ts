/** Returns the address of a collection's records; with a filter, of those that match it. */
export const recordsAddress = (id: string, filter?: string): string =>
  `/collections?${new URLSearchParams({ collectionId: id, ...(filter !== undefined && { filter }) }).toString()}`;
