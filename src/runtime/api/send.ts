import { callTimeLimit } from "../../../definitions/backend/limits";
import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import type { Session } from "../../../definitions/types/admin";
import { decodeAnswer } from "../model/calls/answer";
import { decodeFailure } from "../model/calls/codecs";
import { decodeBody } from "../model/version/dialects";
import { Failure } from "../model/calls/failure";
import { isChange, isRead, partsOf, requestOf, type Given, type Request } from "../model/calls/request";
import { useSession } from "../store/session";
import { exchange, type Answered, type SentRequest } from "./exchange";
import { trackCall } from "./in-flight";
import { enqueueWrite } from "./write-queue";

/** What must happen beside a call's own answer. */
interface CallObserver {
  onAnswer: () => void;
  /** Whether the backend still knows the session that is there now. */
  isAlive: () => Promise<boolean>;
  /** The session that is there now has ended. */
  onEnded: () => void;
  /** The backend refuses this to a session that it knows. */
  onForbidden: (failure: Failure) => void;
}

let observer: CallObserver = {
  onAnswer: () => {},
  isAlive: () => Promise.resolve(true),
  onEnded: () => {},
  onForbidden: () => {},
};
/** Hands in what watches over the session. */
export const observeCalls = (watching: CallObserver): void => void (observer = watching);

/** How a call is made. */
interface SendOptions {
  /** Stops it. It belongs to who asks: a query stops its own earlier question, and nobody stops what another has asked. */
  signal?: AbortSignal;
  /** Of a body with files: how much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The caller holds the write lock of its path: it waits for no other. */
  hasLock?: boolean;
  /** The call is made in the name of this token instead of the session's. */
  token?: string | undefined;
}

type Arguments<Input> = object extends Input
  ? [given?: Input, options?: SendOptions]
  : [given: Input, options?: SendOptions];

/** Makes a call. Throws a Failure: of the backend, of the connection, or for an answer that is not what the call promises. */
export async function send<Input, Answer>(
  call: Call<Input, Answer>,
  ...[given, { signal, onProgress, hasLock = false, token } = {}]: Arguments<NoInfer<Input>>
): Promise<Answer> {
  const request = requestOf(call, given as Given | undefined);
  const session = call.guest ? undefined : useSession.getState().session;
  const controller = new AbortController();
  const stopped = signal ? AbortSignal.any([controller.signal, signal]) : controller.signal;
  const untrack = trackCall({ guest: call.guest === true, read: isRead(call), controller });
  const run = (): Promise<Answered> => inTime({ call, request, signal: stopped, onProgress, token }, session);
  const queued = isChange(call) && !hasLock;
  const answered = await (queued ? enqueueWrite(request.path, run, stopped) : run()).finally(untrack);
  return answerIn(call, request, answered);
}

/** What comes back before the time is over, unless it was stopped. Throws a Failure. */
async function inTime(attempt: SentRequest, session: Session | undefined): Promise<Answered> {
  const { call, request, signal: stopped } = attempt;
  if (stopped.aborted) throw new Failure("", { aborted: true });
  const timeout = new AbortController();
  const limit = limitOf(call, request);
  const timer = limit && setTimeout(() => timeout.abort(), limit.ms);
  try {
    return await exchange({ ...attempt, signal: AbortSignal.any([stopped, timeout.signal]) }, session);
  } catch (thrown) {
    if (stopped.aborted) throw new Failure("", { aborted: true });
    if (timeout.signal.aborted) throw new Failure(limit?.message ?? "");
    throw new Failure(thrown instanceof SyntaxError ? texts.failure.unreadable : texts.failure.unreachable);
  } finally {
    clearTimeout(timer);
  }
}

async function answerIn<Answer>(call: Call<never, Answer>, request: Request, answered: Answered): Promise<Answer> {
  if (answered.status >= 400) throw await refusalOf(failureIn(call, request, answered), answered);
  const answer = decodeAnswer(call.answer, decodeBody(call, answered.body));
  if (!call.guest && !call.probe) observer.onAnswer();
  return answer;
}

/** What a refusal means: to a dead token the backend answers as to a stranger, which must not be taken for the truth. */
async function refusalOf(failure: Failure, { status, doubtsSession }: Answered): Promise<Failure> {
  if (!doubtsSession) return failure;
  if (status !== 401 && (await observer.isAlive())) {
    if (status === 403) observer.onForbidden(failure);
    return failure;
  }
  observer.onEnded();
  return status === 401
    ? failure
    : new Failure(texts.session.ended, { status: 401, ...(failure.request && { request: failure.request }) });
}

const failureIn = (call: Call, { method, path }: Request, { status, body, at }: Answered): Failure =>
  decodeFailure(call, status, body, {
    request: { method, path, status, at },
    gone: status === 404 && !isRead(call) && partsOf(call).length > 0,
  });

// What sends files may take as long as it takes.
function limitOf(call: Call, { body }: Request): Call["timeLimit"] {
  if (call.timeLimit || body instanceof Blob) return call.timeLimit;
  return { ms: callTimeLimit, message: isRead(call) ? texts.failure.timeout : texts.failure.writeTimeout };
}
