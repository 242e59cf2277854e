import { calls } from "../../../definitions/backend/calls";
import { words } from "../../../definitions/words";
import { cancelAll, send, watchCalls } from "./client";
import { decodeSession } from "./codecs";
import { failureOf } from "./failure";
import { endSession, keepSession, useSession, validSession } from "./session";
import { ageing } from "./token";

let renewing: Promise<boolean> | undefined;

/** Asks for a fresh token. False when the backend does not know the session any more; a lost connection proves nothing. */
const renew = (): Promise<boolean> =>
  (renewing ??= send(calls.renewSession)
    .then((answer) => {
      // Signed out meanwhile: the answer must not sign in again.
      if (useSession.getState().session) keepSession(decodeSession(answer));
      return true;
    })
    .catch((thrown: unknown) => failureOf(thrown).status !== 401)
    .finally(() => (renewing = undefined)));

const lost = (): void => {
  // Ended meanwhile, on purpose or for this same reason.
  if (!useSession.getState().session) return;
  cancelAll();
  endSession(words.session.ended);
};

const refused = async (status: 401 | 403, goHome: () => void): Promise<void> => {
  if (status === 401) return lost();
  // Locked records answer 403 to a dead token: only a living session goes home.
  const alive = await renew();
  if (!useSession.getState().session) return;
  if (!alive) return lost();
  cancelAll();
  goHome();
};

/** Keeps the session fresh while the admin works, and ends it when the backend refuses it. */
export function guardSession(goHome: () => void): void {
  watchCalls({
    answered: () => {
      const { session, received } = useSession.getState();
      if (session && ageing(session.token, received, Date.now())) void renew();
    },
    refused: (status) => void refused(status, goHome),
  });
  if (validSession()) void renew().then((alive) => !alive && lost());
}
