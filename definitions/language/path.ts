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

/** The names of the lists of objects in T. */
export type ListPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly object[] ? K : never;
}[keyof T & string];

/** Every dotted path whose value is a list of objects. */
export type ItemsPath<T> = {
  [P in Path<T>]: NonNullable<At<T, P>> extends readonly object[] ? P : never;
}[Path<T>];

/** An item of the list at a path. */
export type ItemOf<T, P> = NonNullable<At<T, P>> extends readonly (infer Item)[] ? Item : never;

/** What has changed of T: some of its values, and some inside of its objects. */
export type Changes<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends Leaf ? T[K] : Changes<NonNullable<T[K]>>;
};
