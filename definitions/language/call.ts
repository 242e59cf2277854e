import type { ByVersion } from "./availability";
import type { DialectName } from "./dialect";
import type { At, Path } from "./path";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** The method and the path of a call. A part like `:collection` is filled in by who makes the call. */
export type Route = `${Method} /api/${string}`;

/** The names of a route's parts: "collection" and "id" of `GET /api/collections/:collection/records/:id`. */
export type PartOf<R extends string> = R extends `${string}/:${infer Part}/${infer Rest}`
  ? Part | PartOf<`/${Rest}`>
  : R extends `${string}/:${infer Part}`
    ? Part
    : never;

/**
 * What a call is given, each in its own place: the parts of its path, what it asks for, and what it sends. A place that
 * the call does not have stays empty.
 */
export type Input<Part extends string = never, Query = never, Body = never> = ([Part] extends [never]
  ? { path?: never }
  : { path: Readonly<Record<Part, string>> }) &
  ([Query] extends [never] ? { query?: never } : { query: Query }) &
  ([Body] extends [never] ? { body?: never } : { body: Body });

/** What an answer is checked for: a page of rows, one row with an id, a list of objects, one object, a session, or none. */
export type AnswerShape = "page" | "row" | "list" | "object" | "session" | "nothing";

/** What a part of an answer is checked to be: `objects` is a list of them, `moment` a date with its time. */
export type PartKind = "object" | "objects" | "text" | "moment" | "number" | "flag";

type KindOf<Value> = Value extends string
  ? "text" | "moment"
  : Value extends number
    ? "number"
    : Value extends boolean
      ? "flag"
      : Value extends readonly unknown[]
        ? "objects"
        : "object";

/** The parts of an answer without which nothing can be done with it, by their paths. */
export type Parts<T> = { readonly [P in Path<T>]?: KindOf<NonNullable<At<T, P>>> };

/** What comes back: its type for the compiler, and the shape that the answer is checked for when it is there. */
export interface AnswerOf<Answer = unknown> {
  shape: AnswerShape;
  /** What the object, or each one of the list or page, must have at which path, and of which kind. */
  has: Readonly<Record<string, PartKind>>;
  readonly type?: Answer;
}

/** What is the same in each query of a call. */
export type FixedQuery = Readonly<Record<string, string | number>>;

/** What of a call its route does not say. */
interface CallOptions {
  /** No token is sent: the backend refuses signed-in callers here. */
  guest?: true;
  /** A refusal of the token is not an end of the session here, but an answer to it. */
  probe?: true;
  /** How many milliseconds the answer is waited for, where it is not as long as usual, and the sentence that says so. */
  timeLimit?: { ms: number; message: string };
  /** What every such call asks for. */
  fixedQuery?: FixedQuery | ByVersion<FixedQuery>;
  /** What every such call asks for besides what its filter says. A part like `{id}` is that of the call's path. */
  fixedFilter?: string | ByVersion<string>;
  /** What older backends say in other words: the dialect of that name translates it on the way. */
  dialect?: DialectName;
}

/** A call to the backend: what it must be given, and what it answers. `Call` alone is any of them. */
export interface Call<in Given = never, out Answer = unknown> extends CallOptions {
  route: Route | ByVersion<Route>;
  answer: AnswerOf<Answer>;
  /** For the compiler alone: who makes the call must give at least this. */
  readonly takes?: (given: Given) => void;
}

type Typed<Query, Body, Answer> = CallOptions & { query?: Query; body?: Body; answer?: AnswerOf<Answer> };

/** Names a call: its route, the types of what it asks for and sends, what it answers, and what is special about it. */
export const call = <R extends Route, Query = never, Body = never, Answer = undefined>(
  route: R | ByVersion<R>,
  { query: _query, body: _body, answer, ...options }: Typed<Query, Body, Answer> = {},
): Call<Input<PartOf<R>, Query, Body>, NoInfer<Answer>> => ({
  route,
  answer: answer ?? answerOf("nothing"),
  ...options,
});

/** Names a type where a value would stand. There is no value. */
export const typeOf = <T>(): T => undefined as T;

/** One page of a list. */
export interface Page<Row> {
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  items: Row[];
}

/** Anything that has an id, whatever else. */
export type AnyRow = Readonly<Record<string, unknown>> & { id: string };

const answerOf = <Answer>(shape: AnswerShape, has: object = {}): AnswerOf<Answer> => ({
  shape,
  has: has as AnswerOf["has"],
});

/** The answer is a page of rows that all have these. */
export const pageOf = <Row extends { id: string }>(has?: Parts<Row>): AnswerOf<Page<Row>> => answerOf("page", has);

/** The answer is one row that has these. */
export const rowOf = <Row extends { id: string }>(has?: Parts<Row>): AnswerOf<Row> => answerOf("row", has);

/** The answer is a list of objects that all have these. */
export const listOf = <Item>(has?: Parts<Item>): AnswerOf<Item[]> => answerOf("list", has);

/** The answer is an object that has these. */
export const objectOf = <T>(has?: Parts<T>): AnswerOf<T> => answerOf("object", has);

/** The answer is a session. */
export const sessionOf = <Session extends { token: string }>(): AnswerOf<Session> => answerOf("session");
