/** Goes back in the browser's history by a number of entries. */
export function goBack(steps: number): void {
  // Not every browser has the Navigation API.
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries()[index - steps];
  // By key: after a canceled traversal, Chromium counts from the entry it did not go to, and may find none.
  if (entry) goToEntry(entry.key);
  else window.history.go(-steps);
}

/** Goes to a history entry by its Navigation API key. */
export function goToEntry(key: string): void {
  const { committed, finished } = window.navigation.traverseTo(key);
  // Ignore rejections: they mean that another navigation replaced this one.
  for (const end of [committed, finished]) end?.catch(() => {});
}
