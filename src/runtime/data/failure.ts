import { words } from "../../../definitions/words";

/** Why a call failed. `status` is 0 when no answer came; `data` is the backend's tree of errors. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly data: unknown;
  /** Nobody waits for this call any more: there is nothing to say. */
  readonly aborted: boolean;

  constructor(
    message: string,
    { status = 0, data = {}, aborted = false }: Partial<Omit<Failure, "name" | "message">> = {},
  ) {
    super(message);
    this.status = status;
    this.data = data;
    this.aborted = aborted;
  }
}

/** The failure behind whatever was thrown. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure(thrown instanceof Error ? thrown.message : String(thrown));

/** The failure that an answer of 400 or above tells. */
export function decodeFailure(status: number, body: unknown): Failure {
  const { message, data } = (typeof body === "object" && body !== null ? body : {}) as {
    message?: unknown;
    data?: unknown;
  };
  return new Failure(typeof message === "string" && message ? message : words.failure.server, {
    status,
    data: data ?? {},
  });
}
