type SingleValue = string | number | boolean | null | undefined | readonly unknown[];

/** Every dotted path into T: "smtp", "smtp.host". */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends SingleValue ? K : K | `${K}.${Path<NonNullable<T[K]>>}`;
}[keyof T & string];

/** Type at a path. */
export type At<T, P> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<NonNullable<T[K]>, Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** Paths whose value is V. */
export type PathTo<T, V> = { [P in Path<T>]: At<T, P> extends V | undefined ? P : never }[Path<T>];

/** Keys of lists of objects in T. */
export type ListPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly object[] ? K : never;
}[keyof T & string];

/** Every dotted path to a list of objects. */
export type ItemsPath<T> = {
  [P in Path<T>]: NonNullable<At<T, P>> extends readonly object[] ? P : never;
}[Path<T>];

/** Item type of the list at a path. */
export type ItemOf<T, P> = NonNullable<At<T, P>> extends readonly (infer Item)[] ? Item : never;

/** Changes of T: some of its values, nested objects included. */
export type Changes<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends SingleValue ? T[K] : Changes<NonNullable<T[K]>>;
};
