import type { Node } from "./node";

/** What is written has been checked by then: the runtime reads it without its types. */
export const unchecked = <Read>(written: object): Read => written as Read;

/** A screen as it is written: `Rest` says again, more strictly, what it names. */
export type Definition<S, T, Rest> = Omit<S, "kind" | "type" | keyof Rest> & Rest & { fields: readonly Node<T>[] };
