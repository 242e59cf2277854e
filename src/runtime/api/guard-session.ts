import type { QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { Version } from "../../../definitions/language/versions";
import { draftTexts } from "../../../definitions/texts/drafts";
import { texts } from "../../../definitions/texts/texts";
import { dropAllDrafts, leaveDrafts } from "../store/drafts";
import { showToast } from "../store/toasts";
import { apiBase } from "./base-url";
import { versionOfOtherEra } from "./find-version";
import { cancelReads, cancelSessionCalls } from "./in-flight";
import { send, observeCalls } from "./send";
import { failureOf, type Failure } from "../model/calls/failure";
import { reportFailure } from "./report-failure";
import { serverNow } from "../store/server-clock";
import {
  departureOf,
  endSession,
  storeSession,
  storedSession,
  successorOf,
  useSession,
  validSession,
} from "../store/session";
import { isRenewable, needsRenewal } from "../model/calls/token";

let renewing: Promise<boolean> | undefined;

// Tells of a backend of another era, on which no call of this one is left.
let onOtherEra: (version: Version) => void = () => {};

/** Asks for a fresh token. False when the backend does not know the session any more; a lost connection proves nothing. */
const renew = (): Promise<boolean> => (renewing ??= askAgain().finally(() => (renewing = undefined)));

async function askAgain(): Promise<boolean> {
  const token = useSession.getState().session?.token;
  try {
    const session = await send(calls.renewSession);
    // Signed out or in meanwhile, here or in another tab: the answer belongs to a session that is over.
    if (storedSession()?.token === token && useSession.getState().session?.token === token)
      storeSession(session, token);
    return true;
  } catch (thrown) {
    const failure = failureOf(thrown);
    const { status } = failure;
    if (status === 404 && (await endOnOtherEra(token))) return false;
    if (status === 403 && (await endOnRefusal(failure, token))) return false;
    return status !== 401 || successorOf(token) !== undefined;
  }
}

// A renewal that is not there any more may have gone with its version of the backend.
async function endOnOtherEra(token: string | undefined): Promise<boolean> {
  const version = await versionOfOtherEra();
  if (!version || !endWith(texts.session.otherVersion, token)) return false;
  onOtherEra(version);
  return true;
}

// The token may be good, but nowhere from this address.
async function endOnRefusal(failure: Failure, token: string | undefined): Promise<boolean> {
  const reason = (await loadRare())?.reasonOfRefusal(failure);
  return reason !== undefined && endWith(reason, token);
}

// Without its file a session is as any other.
const loadRare = () => import("./rare-sessions").catch(() => undefined);

/** Ends the session for a reason, if it still has this token. */
function endWith(reason: string, token: string | undefined): boolean {
  if (useSession.getState().session?.token !== token) return false;
  endSession(reason);
  return true;
}

const lost = (): void => {
  if (useSession.getState().session) endSession(texts.session.ended);
};

const goHomeWith = (failure: Failure, goHome: () => void): void => {
  if (!useSession.getState().session) return;
  cancelReads();
  // Where one is led to, nothing else would tell why.
  reportFailure(failure);
  goHome();
};

/** What of one session must not reach the next: its calls, what was read in it, and with another admin what was typed, too. */
const followSession = (queries: QueryClient): void =>
  void useSession.subscribe((now, before) => {
    if (!now.session) cancelSessionCalls();
    const { left, another } = departureOf(now, before);
    // What this browser keeps of another admin's stays theirs.
    if (another) leaveDrafts();
    if (left || another) dropAllDrafts();
    if (left && before.session) eraseKeptDrafts(before.session.model.id);
    // What a session that ended by itself was told, or refused, may have been a stranger's.
    const begins = now.session && !before.session;
    if (now.leftByChoice || another || begins) queries.clear();
  });

const eraseKeptDrafts = (admin: string): void => {
  // What keeps them is loaded with the panels that do.
  import("../store/kept-drafts")
    .then(({ eraseDrafts }) => eraseDrafts(apiBase().href, admin))
    .catch(() => showToast("warning", draftTexts.notErased));
};

/** Keeps the session fresh while the admin works, and ends it when the backend refuses it. */
export function guardSession(
  queries: QueryClient,
  goHome: () => void,
  onFound: (version: Version) => void = () => {},
): void {
  onOtherEra = onFound;
  followSession(queries);
  observeCalls({
    onAnswer: () => {
      const { session, receivedAt } = useSession.getState();
      if (session && needsRenewal(session.token, receivedAt, serverNow())) void renew();
    },
    isAlive: renew,
    onEnded: lost,
    onForbidden: (failure) => goHomeWith(failure, goHome),
  });
  const session = validSession();
  if (!session) return;
  void renew().then((alive) => !alive && lost());
  if (!isRenewable(session.token)) void loadRare().then((rare) => rare?.announceEnd(session.token));
}
