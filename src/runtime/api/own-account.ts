import { calls } from "../../../definitions/backend/calls";
import type { Admin } from "../../../definitions/types/admin";
import { texts } from "../../../definitions/texts/texts";
import { send } from "./send";
import { endSession, storeSession, useSession } from "../store/session";

/**
 * Takes over what was changed of the signed-in admin's own row. A new password ends the session, so one signs in with it
 * at once; where that fails the session is over, and the sign-in page says which password is meant.
 */
export async function followOwnRow(id: string, saved: unknown, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { session } = useSession.getState();
  if (session?.model.id !== id) return;
  const model = saved as Admin;
  const password = sent["password"];
  if (typeof password !== "string" || password === "") return storeSession({ ...session, model });
  try {
    storeSession(await send(calls.signIn, { body: { identity: model.email, password } }));
  } catch {
    endSession(texts.session.newPassword);
  }
}

/** Who has deleted the own account is signed out. */
export function leaveIfOwn(id: string): void {
  if (useSession.getState().session?.model.id === id) endSession();
}
