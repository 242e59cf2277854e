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
