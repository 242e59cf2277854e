/** Whether two values are the same JSON: deeply, by their own keys in any order. A key without a value is no key. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  // Pairs that are still to be compared, the next one last. A call for each would have room for some thousands of levels alone.
  const left = [one, other];
  while (left.length > 0) {
    const [b, a] = [left.pop(), left.pop()];
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = keysOf(a);
    if (keys.length !== keysOf(b).length) return false;
    for (const key of keys.toReversed()) {
      if (!Object.hasOwn(b, key)) return false;
      const [mine, theirs] = [ownValue(a, key), ownValue(b, key)];
      if (!Object.is(mine, theirs)) left.push(mine, theirs);
    }
  }
  return true;
}

const ownValue = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

// The items of a list all count: one that is undefined is sent as null.
const keysOf = (value: object): string[] =>
  Array.isArray(value) ? Object.keys(value) : Object.keys(value).filter((key) => ownValue(value, key) !== undefined);
