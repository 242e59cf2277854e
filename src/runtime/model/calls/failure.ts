/** The call that failed, as the backend's log has it. */
export interface FailedRequest {
  method: string;
  path: string;
  status: number;
  /** By the backend's clock, in milliseconds. */
  at: number;
}

/** What is known of a failure beside its sentence. */
export interface FailureDetails {
  status?: number;
  data?: unknown;
  answer?: unknown;
  aborted?: boolean;
  gone?: boolean;
  request?: FailedRequest;
}

/** Why a call failed. `status` is 0 when no answer came; `data` is the backend's tree of errors. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly data: unknown;
  /** The answer as it came: some refusals have more in it than a sentence and errors. */
  readonly answer: unknown;
  /** Nobody waits for this call any more: there is nothing to say. */
  readonly aborted: boolean;
  /** What was to be changed, removed or exported does not exist any more: trying again is in vain. */
  readonly gone: boolean;
  readonly request: FailedRequest | undefined;

  constructor(
    message: string,
    { status = 0, data = {}, answer, aborted = false, gone = false, request }: FailureDetails = {},
  ) {
    super(message);
    this.status = status;
    this.data = data;
    this.answer = answer;
    this.aborted = aborted;
    this.gone = gone;
    this.request = request;
  }
}

/** The failure behind whatever was thrown. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure(thrown instanceof Error ? thrown.message : String(thrown));

/** Whether a failure is an answer that refuses: nothing was done then. Of any other failure nobody knows. */
export const isRefusal = ({ status }: Failure): boolean => status >= 400 && status < 500;

/** Whether a failure is of the one record that was sent: its values, or that it is gone. Any other would be the same for each. */
export const isOfRecord = ({ status }: Failure): boolean => status === 400 || status === 404 || status === 413;
