type Leaf = string | number | boolean | null | undefined | readonly unknown[];

/** Every dotted path into T: "smtp", "smtp.host". */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Leaf ? K : K | `${K}.${Path<NonNullable<T[K]>>}`;
}[keyof T & string];

/** The type found at a path. */
export type At<T, P> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<NonNullable<T[K]>, Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** The paths whose value is V. */
export type PathTo<T, V> = { [P in Path<T>]: At<T, P> extends V | undefined ? P : never }[Path<T>];

/** What has changed of T: some of its values, and some inside of its objects. */
export type Changes<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends Leaf ? T[K] : Changes<NonNullable<T[K]>>;
};
