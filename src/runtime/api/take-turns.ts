const latest = new Map<string, Promise<unknown>>();

/**
 * Does one after the other what changes the same thing. The backend reads, changes and stores the whole of it: of two
 * changes that come at once, it would lose one.
 */
export function takeTurns<T>(thing: string, change: () => Promise<T>): Promise<T> {
  const before = latest.get(thing);
  const mine = before ? before.then(change, change) : change();
  latest.set(thing, mine);
  const end = (): void => {
    if (latest.get(thing) === mine) latest.delete(thing);
  };
  mine.then(end, end);
  return mine;
}
