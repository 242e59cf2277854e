import type { QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { words } from "../../../definitions/words/words";
import { dropDrafts, unsaved } from "../form/drafts";
import { cancelAll, send, watchCalls } from "./client";
import { decodeSession } from "./codecs";
import { failureOf, type Failure } from "./failure";
import { report } from "./report";
import { endSession, keepSession, storedSession, useSession, validSession } from "./session";
import { ageing } from "./token";

let renewing: Promise<boolean> | undefined;

/** Asks for a fresh token. False when the backend does not know the session any more; a lost connection proves nothing. */
const renew = (): Promise<boolean> => (renewing ??= askAgain().finally(() => (renewing = undefined)));

async function askAgain(): Promise<boolean> {
  const asked = useSession.getState().session?.token;
  try {
    const session = decodeSession(await send(calls.renewSession));
    // Signed out or in meanwhile, here or in another tab: the answer belongs to a session that is over.
    if (storedSession()?.token === asked && useSession.getState().session?.token === asked) keepSession(session);
    return true;
  } catch (thrown) {
    return failureOf(thrown).status !== 401;
  }
}

const lost = (): void => endSession(unsaved() ? words.session.endedKept : words.session.ended);

const refused = async (failure: Failure, goHome: () => void): Promise<void> => {
  if (failure.status === 401) return lost();
  // Locked records answer 403 to a dead token: only a living session goes home.
  const alive = await renew();
  if (!useSession.getState().session) return;
  if (!alive) return lost();
  cancelAll();
  // Where one is led to, nothing else would tell why.
  report(failure);
  goHome();
};

/** What of one session must not reach the next: its calls, and with another admin what was read and typed, too. */
const followSession = (queries: QueryClient): void =>
  void useSession.subscribe((now, before) => {
    if (!now.session) cancelAll();
    if (!now.session && now.left) dropDrafts();
    if (now.left || (now.last !== before.last && before.last !== undefined)) queries.clear();
    if (now.last !== before.last && before.last !== undefined) dropDrafts();
  });

/** Keeps the session fresh while the admin works, and ends it when the backend refuses it. */
export function guardSession(queries: QueryClient, goHome: () => void): void {
  followSession(queries);
  watchCalls({
    answered: () => {
      const { session, received } = useSession.getState();
      if (session && ageing(session.token, received, Date.now())) void renew();
    },
    refused: (failure) => void refused(failure, goHome),
  });
  if (validSession()) void renew().then((alive) => !alive && lost());
}
