/** Goes back in the browser's history by some steps. */
export function goBack(steps: number): void {
  // Not every browser knows its steps.
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries()[index - steps];
  // By its own name: once it has been held back, Chromium counts from the step that it did not go to, and may find none.
  if (entry) goToEntry(entry.key);
  else window.history.go(-steps);
}

/** Goes to a step of the browser's history by its name. */
export function goToEntry(key: string): void {
  const { committed, finished } = window.navigation.traverseTo(key);
  // Who goes elsewhere meanwhile has said so.
  for (const end of [committed, finished]) end?.catch(() => {});
}
