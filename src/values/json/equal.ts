/** Returns whether two values are deeply equal as JSON. Key order is ignored, and undefined counts as a missing key. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  // Stack of pairs to compare. Recursion would overflow the call stack after some thousand levels.
  const waiting = [one, other];
  while (waiting.length > 0) {
    const [b, a] = [waiting.pop(), waiting.pop()];
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = keysOf(a);
    if (keys.length !== keysOf(b).length) return false;
    for (const key of keys.toReversed()) {
      if (!Object.hasOwn(b, key)) return false;
      const [mine, theirs] = [ownValue(a, key), ownValue(b, key)];
      if (!Object.is(mine, theirs)) waiting.push(mine, theirs);
    }
  }
  return true;
}

const ownValue = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

// Array items always count: JSON sends undefined as null.
const keysOf = (value: object): string[] =>
  Array.isArray(value) ? Object.keys(value) : Object.keys(value).filter((key) => ownValue(value, key) !== undefined);
