/** Whether two values are the same JSON: deeply, by their own keys in any order. A key without a value is no key. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(ownValue(one, key), ownValue(other, key)))
  );
}

const ownValue = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

// The items of a list all count: one that is undefined is sent as null.
const keysOf = (value: object): string[] =>
  Array.isArray(value) ? Object.keys(value) : Object.keys(value).filter((key) => ownValue(value, key) !== undefined);
