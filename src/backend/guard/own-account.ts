import type { OwnAccount } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import type { Admin, Session } from "../../../definitions/types/admin";
import { valueAt } from "../../values/json/path";
import { endSession, storeSession, useSession } from "../session/session";
import { send } from "../api/send";

/**
 * Applies a change of the admin's own account to the session. A new password ends the session, so it signs in with it.
 * If that fails, the sign-in page asks for the new password.
 */
export async function updateOwnSession(account: OwnAccount, id: string, saved: unknown, sent: unknown): Promise<void> {
  const { session } = useSession.getState();
  if (session?.model.id !== id) return;
  const password = valueAt(sent, account.password);
  if (typeof password !== "string" || password === "") {
    const renamed = account.identity !== undefined && valueAt(sent, account.identity) !== undefined;
    // The sign-in form is filled with the new identity.
    storeSession({ ...session, model: saved as Admin });
    return renamed ? endSession(texts.session.newIdentity) : undefined;
  }
  const known = { ...(saved as object), ...(sent as object) };
  const payload = Object.fromEntries(Object.entries(account.payload).map(([to, path]) => [to, valueAt(known, path)]));
  try {
    storeSession((await send(account.signIn, { body: payload })) as Session);
  } catch {
    endSession(texts.session.newPassword);
  }
}

/** Returns whether an id is the signed-in admin's own. */
export const isOwnAccount = (id: string): boolean => useSession.getState().session?.model.id === id;

/** Signs out an admin who deleted their own account. */
export function endOwnSession(id: string): void {
  if (isOwnAccount(id)) endSession();
}
