type ObjectValue = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ObjectValue => typeof value === "object" && value !== null;

/** The value at a dotted path, or undefined where the way there ends. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);

/** A copy of the data with another value at a dotted path. */
export function withValueAt(data: unknown, path: string, value: unknown): ObjectValue {
  const [key = "", ...rest] = path.split(".");
  const bag = isObject(data) ? data : {};
  return { ...bag, [key]: rest.length > 0 ? withValueAt(bag[key], rest.join("."), value) : value };
}
