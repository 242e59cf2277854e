import type { AnyRow, Call, Input, Page } from "./call";

// What each word of the language gives to its calls, and what it makes of their answers. Without their types they are
// as the runtime knows them.

/** What is asked of a table: a page of it, in which order, and which of its rows. */
export interface RowsQuery {
  page: number;
  sort: string;
  filter?: string;
}

/** Reads what there is one of. */
export type ReadCall<T = unknown> = Call<Input, T>;

/** Lists everything, page by page. */
export type ListCall<Row = AnyRow> = Call<Input<never, { page: number }>, Page<Row>>;

/** Lists the rows of a table. The item that is chosen in the sidebar is the part of the path. */
export type RowsCall<Row = AnyRow, Part extends string = string> = Call<Input<Part, RowsQuery>, Page<Row>>;

/** Lists what a filter lets through. */
export type FindCall<Row = AnyRow> = Call<Input<never, { filter: string }>, Page<Row>>;

/** Reads some of the records of a collection. */
export type RelatedCall<Row = AnyRow> = Call<Input<"collection", { filter: string }>, Page<Row>>;

/** What was counted in an hour of UTC that had any. */
export interface HourCount {
  date: string;
  total: number;
}

/** Counts by the hour what a filter lets through. */
export type CountCall = Call<Input<never, { filter: string }>, HourCount[]>;

/** Reads one row, or removes it. `Part` has the names of the parts of its path. */
export type RowCall<Row = unknown, Part extends string = "id"> = Call<Input<Part>, Row>;

/** Sends what a form has. */
export type SendCall<Body = unknown, Answer = unknown, Part extends string = never> = Call<
  Input<Part, never, Body>,
  Answer
>;

/** Sends what a form has, on the part of the path that a token names. */
export type StepCall = Call<{ path: Readonly<Record<string, string>>; body: unknown }>;

/** Sends what has changed of a row. */
export type SaveCall<Body = unknown, Row = unknown, Part extends string = "id"> = Call<Input<Part, never, Body>, Row>;
