import type { ByVersion } from "./availability";
import type { DialectName } from "./dialect";
import type { At, Path } from "./path";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Method and path of a call. The caller fills in parameters such as `:collection`. */
export type Route = `${Method} /api/${string}`;

/** Path parameters of a route: "collection" and "id" of `GET /api/collections/:collection/records/:id`. */
export type PartOf<R extends string> = R extends `${string}/:${infer Part}/${infer Rest}`
  ? Part | PartOf<`/${Rest}`>
  : R extends `${string}/:${infer Part}`
    ? Part
    : never;

/** Placeholders of a fixed filter: "id" of `id="{id}"`. */
type PartOfFilter<F extends string> = F extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartOfFilter<Rest>
  : never;

/** Input of a call: path parameters, query and body. Members that the call lacks stay undefined. */
export type Input<Part extends string = never, Query = never, Body = never> = ([Part] extends [never]
  ? { path?: never }
  : { path: Readonly<Record<Part, string>> }) &
  ([Query] extends [never] ? { query?: never } : { query: Query }) &
  ([Body] extends [never] ? { body?: never } : { body: Body });

/** Shape that a response is checked against. */
export type AnswerShape = "page" | "match" | "row" | "list" | "object" | "session" | "nothing";

/** Type check of one value: `objects` is a list of objects, `moment` a date with its time. */
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

/** Required values of a response, by path. */
export type Parts<T> = { readonly [P in Path<T>]?: KindOf<NonNullable<At<T, P>>> };

/** Response: its type at compile time, and the shape checked at run time. */
export interface AnswerOf<Answer = unknown> {
  shape: AnswerShape;
  /** Required paths and types of the object, or of each list item. */
  has: Readonly<Record<string, PartKind>>;
  readonly type?: Answer;
}

/** Query parameters that are the same in every call. */
export type FixedQuery = Readonly<Record<string, string | number>>;

/** Whom a call serves besides admins: those that a rule of the collection admits, or everybody. */
export type Admission = "createRule" | "updateRule" | "deleteRule" | "everybody";

/** Properties of a call besides its route. */
interface CallOptions {
  /** Sends no token, because the backend rejects signed-in callers here. */
  guest?: true;
  /** A rejected token is an answer here, and does not end the session. */
  probe?: true;
  /** Whom the backend also serves without a valid token. Success then does not prove the session. */
  admits?: Admission;
  /**
   * Changes no data although it is not a GET, so it is also made while the environment is locked. `sql`: the statements
   * in the body's `query` decide.
   */
  reads?: true | "sql";
  /** A token from a mail authorizes it instead of an admin's session, so it is also made while the environment is locked. */
  byMailToken?: true;
  /** Time limit in milliseconds, and its message, where it differs from the default. */
  timeLimit?: { ms: number; message: string };
  /** Query parameters of every such call. */
  fixedQuery?: FixedQuery | ByVersion<FixedQuery>;
  /** Filter added to every such call. `{id}` is a parameter, like those of the path. */
  fixedFilter?: string | ByVersion<string>;
  /** Name of the dialect that translates the data for older backends. */
  dialect?: DialectName;
}

/** Call to the backend: its input and its response. `Call` without arguments is any call. */
export interface Call<in Given = never, out Answer = unknown> extends CallOptions {
  route: Route | ByVersion<Route>;
  answer: AnswerOf<Answer>;
  /** Compile time only: the least input that a caller must give. */
  readonly takes?: (given: Given) => void;
}

type Typed<F extends string, Query, Body, Answer> = CallOptions & {
  fixedFilter?: F | ByVersion<F>;
  query?: Query;
  body?: Body;
  answer?: AnswerOf<Answer>;
};

/** Defines a call: its route, types, response and special properties. */
export const call = <R extends Route, Query = never, Body = never, Answer = undefined, F extends string = never>(
  route: R | ByVersion<R>,
  { query: _query, body: _body, answer, ...options }: Typed<F, Query, Body, Answer> = {},
): Call<Input<PartOf<R> | PartOfFilter<F>, Query, Body>, NoInfer<Answer>> => ({
  route,
  answer: answer ?? answerOf("nothing"),
  ...options,
});

/** Passes a type as a value argument. No value exists at run time. */
export const typeOf = <T>(): T => undefined as T;

/** Page of a list. */
export interface Page<Row> {
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  items: Row[];
}

/** Anything with an id. */
export type AnyRow = Readonly<Record<string, unknown>> & { id: string };

const answerOf = <Answer>(shape: AnswerShape, has: object = {}): AnswerOf<Answer> => ({
  shape,
  has: has as AnswerOf["has"],
});

/** Expects a page of rows with these values. */
export const pageOf = <Row extends { id: string }>(has?: Parts<Row>): AnswerOf<Page<Row>> => answerOf("page", has);

/** Expects a page with the one row that matches. An empty page means that the row does not exist. */
export const matchOf = <Row extends { id: string }>(has?: Parts<Row>): AnswerOf<Row> => answerOf("match", has);

/** Expects one row with these values. */
export const rowOf = <Row extends { id: string }>(has?: Parts<Row>): AnswerOf<Row> => answerOf("row", has);

/** Expects a list of objects with these values. */
export const listOf = <Item>(has?: Parts<Item>): AnswerOf<Item[]> => answerOf("list", has);

/** Expects an object with these values. */
export const objectOf = <T>(has?: Parts<T>): AnswerOf<T> => answerOf("object", has);

/** Expects a session. */
export const sessionOf = <Session extends { token: string }>(): AnswerOf<Session> => answerOf("session");
