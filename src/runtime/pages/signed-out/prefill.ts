import type { SignedOutPage } from "../../../../definitions/language/screen";
import { withValueAt } from "../../model/values/json/path";

/**
 * What a form begins with: what it is given, the email of an admin who returns, and what the address fills in, which
 * counts more. Whether there was any of the last.
 */
export function takePrefill(
  search: string,
  { prefill = {}, emailField }: Pick<SignedOutPage, "prefill" | "emailField">,
  email: string | undefined,
  begun: unknown = {},
): { data: unknown; taken: boolean } {
  const query = new URLSearchParams(search);
  const given = Object.entries(prefill).filter(([, name]) => query.has(name));
  const known = email !== undefined && emailField !== undefined ? withValueAt(begun, emailField, email) : begun;
  const data = given.reduce<unknown>((all, [path, name]) => withValueAt(all, path, query.get(name)), known);
  return { data, taken: given.length > 0 };
}
