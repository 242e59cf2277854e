import { tooManyTries } from "../../../definitions/backend/refusals";
import type { FailedRequest } from "../../../definitions/language/failed-request";

/** Details of a failure besides its message. */
export interface FailureDetails {
  status?: number;
  data?: unknown;
  answer?: unknown;
  aborted?: boolean;
  gone?: boolean;
  asGuest?: boolean;
  request?: FailedRequest;
  unexplained?: boolean;
}

/** Error of a failed call. `status` is 0 without a response; `data` is the backend's error tree. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly data: unknown;
  /** Raw response body: some refusals contain more than a message and errors. Of a guest's call, its decoded answer. */
  readonly answer: unknown;
  /** The caller no longer waits for this call, so nothing is reported. */
  readonly aborted: boolean;
  /** The target no longer exists, so a retry cannot succeed. */
  readonly gone: boolean;
  /** The call succeeded, but after the end of the session: values that only admins may set are lost. */
  readonly asGuest: boolean;
  readonly request: FailedRequest | undefined;
  /** The message does not tell the cause. The log may. */
  readonly unexplained: boolean;

  constructor(message: string, details: FailureDetails = {}) {
    const { status = 0, data = {}, answer, aborted = false, gone = false, asGuest = false } = details;
    super(message);
    this.status = status;
    this.data = data;
    this.answer = answer;
    this.aborted = aborted;
    this.gone = gone;
    this.asGuest = asGuest;
    this.request = details.request;
    this.unexplained = details.unexplained ?? false;
  }
}

/** Wraps any thrown value in a Failure. */
export const toFailure = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure(thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Returns whether the backend refused the call (4xx), so nothing changed. After any other failure the outcome is
 * unknown.
 */
export const isRefusal = ({ status, asGuest }: Failure): boolean => !asGuest && status >= 400 && status < 500;

/** Returns whether the backend would refuse the same call again. Too many tries pass by themselves. */
export const isLastingRefusal = (failure: Failure): boolean =>
  isRefusal(failure) && failure.status !== tooManyTries.status;

/**
 * Returns whether only the sent record caused the failure: invalid, missing or too large. Other failures would hit
 * every record.
 */
export const isRecordFailure = ({ status }: Failure): boolean => status === 400 || status === 404 || status === 413;
