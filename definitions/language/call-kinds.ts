import type { AnyRow, Call, Input, Page } from "./call";

// Input of each kind of call, and how the language reads its response. Without type arguments, the type known to the
// runtime.

/** Table query: page, sort and filter. */
export interface RowsQuery {
  page: number;
  sort: string;
  filter?: string;
}

/** Reads a single object. */
export type ReadCall<T = unknown> = Call<Input, T>;

/** Lists everything, page by page. */
export type ListCall<Row = AnyRow> = Call<Input<never, { page: number }>, Page<Row>>;

/** Lists the rows of a table. The chosen sidebar item is the path parameter. */
export type RowsCall<Row = AnyRow, Part extends string = string> = Call<Input<Part, RowsQuery>, Page<Row>>;

/** Lists all matches of a filter. */
export type FindCall<Row = AnyRow> = Call<Input<never, { filter: string }>, Page<Row>>;

/** Reads some records of a collection, with the records that they link to in the fields of `expand`. */
export type RelatedCall<Row = AnyRow> = Call<Input<"collection", { filter: string; expand?: string }>, Page<Row>>;

/** Count for one hour in UTC. Empty hours are missing. */
export interface HourCount {
  date: string;
  total: number;
}

/** Counts matches of a filter by hour. */
export type CountCall = Call<Input<never, { filter: string }>, HourCount[]>;

/** Reads or deletes one row. `Part` has the names of the path parameters. */
export type RowCall<Row = unknown, Part extends string = "id"> = Call<Input<Part>, Row>;

/** Sends a form. */
export type SendCall<Body = unknown, Answer = unknown, Part extends string = never> = Call<
  Input<Part, never, Body>,
  Answer
>;

/** Sends a form, with path parameters from a token. */
export type StepCall = Call<{ path: Readonly<Record<string, string>>; body: unknown }>;

/** Sends the changes of a row. */
export type SaveCall<Body = unknown, Row = unknown, Part extends string = "id"> = Call<Input<Part, never, Body>, Row>;
