type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** The method and the path of a call. A part like `:collection` is filled from the payload. */
export type Route = `${Method} /api/${string}`;

/** What of a call its route does not say. */
export interface CallOptions {
  /** No token is sent: the backend refuses signed-in callers here. */
  guest?: true;
  /** A refusal of the token is not an end of the session here, but an answer to it. */
  probe?: true;
  /** Milliseconds until we stop waiting, and the sentence that says so. */
  timeout?: { ms: number; message: string };
  /** What every such call sends. */
  query?: Readonly<Record<string, string | number>>;
}

/** A call to the backend. Payload is what it takes, Answer what comes back. */
export interface Call<Payload = unknown, Answer = unknown> extends CallOptions {
  route: Route;
  readonly takes?: Payload;
  readonly gives?: Answer;
}

/** Names a call: its route, and what is special about it. */
export const call = <Payload, Answer = void>(route: Route, options: CallOptions = {}): Call<Payload, Answer> => ({
  route,
  ...options,
});

/** One page of a list, as the backend answers it. */
export interface Page<Row> {
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  items: Row[];
}
