import type { Node } from "./node";

/** Drops the types of a definition that is already checked: the runtime reads it untyped. */
export const unchecked = <Read>(written: object): Read => written as Read;

/** Definition as written. `Rest` checks its names again, more strictly. */
export type Definition<S, T, Rest> = Omit<S, "kind" | "type" | keyof Rest> & Rest & { fields: readonly Node<T>[] };
