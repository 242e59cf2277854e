type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null;

/** The value at a dotted path, or undefined where the way there ends. */
export const at = (data: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (isBag(value) ? value[key] : undefined), data);

/** A copy of the data with another value at a dotted path. */
export function put(data: unknown, path: string, value: unknown): Bag {
  const [key = "", ...rest] = path.split(".");
  const bag = isBag(data) ? data : {};
  return { ...bag, [key]: rest.length > 0 ? put(bag[key], rest.join("."), value) : value };
}
