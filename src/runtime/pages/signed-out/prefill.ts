import { withValueAt } from "../../model/values/path";

/** What the address fills in, by the paths of the form; whether there was any. */
export function takePrefill(
  search: string,
  prefill: Readonly<Record<string, string>>,
): { data: unknown; taken: boolean } {
  const query = new URLSearchParams(search);
  const given = Object.entries(prefill).filter(([, name]) => query.has(name));
  const data = given.reduce<unknown>((all, [path, name]) => withValueAt(all, path, query.get(name)), {});
  return { data, taken: given.length > 0 };
}
