import type { Call } from "../../../definitions/language/call";
import type { Session } from "../../../definitions/types/admin";
import { decodeFailure } from "../calls/row-requests";
import { isRead, type Request } from "../calls/request";
import { serverErrors } from "../calls/error-paths";
import { parseJson } from "../../values/json/parse-json";
import { noteServerDate } from "../session/server-clock";
import { outlivedRenewal, successorOf } from "../session/session";
import { apiBase } from "./base-url";
import { transmit, type Transmission } from "./transmit";

/** Request to send, with its abort signal and progress callback. */
export interface SentRequest extends Pick<Transmission, "signal" | "onProgress"> {
  call: Call;
  request: Request;
  /** Header by which the front lets changes of a protected environment through. */
  consent: Readonly<Record<string, string>>;
  /** Token to send instead of the session's. */
  token: string | undefined;
}

/** Response of the backend. */
export interface BackendResponse {
  status: number;
  /** Undefined without a body. */
  body: unknown;
  /** Time when the request was sent, by this browser's clock; in milliseconds. */
  sentAt: number;
  /** Response time by the backend's clock, or by ours without a Date header; in milliseconds. */
  at: number;
  /** The refusal may mean that the current session's token is invalid, since guests get the same response. */
  doubtsSession: boolean;
}

/**
 * Sends a request with the session's token and parses the response. If it looks like the refusal of an old token,
 * repeats it with the token that replaced it. Rejects without a response or on invalid JSON.
 */
export async function exchange(attempt: SentRequest, session: Session | undefined): Promise<BackendResponse> {
  const { call, request } = attempt;
  const sentAt = Date.now();
  const response = await transmit(urlOf(request), transmissionOf(attempt, session));
  const { status, headers } = response;
  noteServerDate(headers.get("Date"));
  const at = Date.parse(headers.get("Date") ?? "") || Date.now();
  const body = await bodyOf(response);
  const doubtful = !call.guest && !call.probe && refusesStrangers(call, status, body);
  const refusesCall = status !== 401 && outlivedRenewal(session?.token);
  const successor = doubtful && !refusesCall ? successorOf(session?.token) : undefined;
  // Never repeat a request as another admin.
  if (successor && successor.model.id === session?.model.id) return exchange(attempt, successor);
  return { status, body, sentAt, at, doubtsSession: doubtful && !successor };
}

/**
 * Returns whether a guest could get this response: hidden rows look missing, and forbidden creates fail without field
 * errors.
 */
const refusesStrangers = (call: Call, status: number, body: unknown): boolean =>
  [401, 403, 404].includes(status) ||
  (status === 400 && !isRead(call) && serverErrors(decodeFailure(call, status, body).data).size === 0);

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return parseJson(text);
  } catch (thrown) {
    // A proxy may respond to an error without JSON.
    if (response.status >= 400) return undefined;
    throw thrown;
  }
}

const urlOf = ({ path, query }: Request): string => {
  const url = new URL(path, apiBase());
  url.search = new URLSearchParams(query).toString();
  return url.href;
};

function transmissionOf(attempt: SentRequest, session: Session | undefined): Transmission {
  const { request, consent, signal, onProgress, token = session?.token } = attempt;
  const { method, body } = request;
  const json = body !== undefined && !(body instanceof Blob);
  return {
    method,
    headers: {
      "Accept-Language": "en-US",
      ...(token && { Authorization: token }),
      ...(json && { "Content-Type": "application/json" }),
      ...consent,
    },
    body: json ? JSON.stringify(body) : body,
    signal,
    onProgress,
  };
}
