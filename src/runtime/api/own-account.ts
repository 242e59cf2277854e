import type { OwnAccount } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import type { Admin, Session } from "../../../definitions/types/admin";
import { valueAt } from "../model/values/json/path";
import { endSession, storeSession, useSession } from "../store/session";
import { send } from "./send";

/**
 * Takes over what was changed of the signed-in admin's own row. A new password ends the session, so one signs in with it
 * at once; where that fails the session is over, and the sign-in page says which password is meant.
 */
export async function followOwnAccount(account: OwnAccount, id: string, saved: unknown, sent: unknown): Promise<void> {
  const { session } = useSession.getState();
  if (session?.model.id !== id) return;
  const password = valueAt(sent, account.password);
  if (typeof password !== "string" || password === "") {
    const renamed = account.identity !== undefined && valueAt(sent, account.identity) !== undefined;
    // The sign-in begins with the new one.
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

/** Whether the row of that id is the signed-in admin's own. */
export const isOwnAccount = (id: string): boolean => useSession.getState().session?.model.id === id;

/** Who has deleted the own account is signed out. */
export function endOwnSession(id: string): void {
  if (isOwnAccount(id)) endSession();
}
