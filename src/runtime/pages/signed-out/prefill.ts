import type { SignedOutPage } from "../../../../definitions/language/screen";
import { withValueAt } from "../../../values/json/path";

/**
 * Returns the initial data of a form. The URL's query overrides the email of a returning admin and the given values.
 * `taken`: the URL had values.
 */
export function takePrefill(
  search: string,
  { prefill = {}, emailField }: Pick<SignedOutPage, "prefill" | "emailField">,
  email: string | undefined,
  initial: unknown = {},
): { data: unknown; taken: boolean } {
  const query = new URLSearchParams(search);
  const given = Object.entries(prefill).filter(([, name]) => query.has(name));
  const known = email !== undefined && emailField !== undefined ? withValueAt(initial, emailField, email) : initial;
  const data = given.reduce<unknown>((all, [path, name]) => withValueAt(all, path, query.get(name)), known);
  return { data, taken: given.length > 0 };
}
