import type { FormState } from "../model/form/draft";
import { noErrors, type Errors } from "../../backend/calls/error-paths";
import { checkedFields, validateFields } from "../model/form/validate";
import { valueAt } from "../../values/json/path";
import type { Widget } from "../registry/widget";
import { validateSchema } from "./schema-validator";

/** Returns the errors of the visible fields, by path. */
export const fieldErrors = ({ lines, data, stored }: Omit<FormState, "changed" | "errors">): Errors =>
  validateFields(lines, data, validateSchema, stored);

/** Returns the errors that only widgets can find, by path. Stored values are not checked. */
export async function widgetErrors(
  { lines, data, stored }: FormState,
  widgets: Readonly<Record<string, Pick<Widget, "check">>>,
): Promise<Errors> {
  const checks = checkedFields(lines, data).flatMap(({ path, widget, schema }) => {
    const value = valueAt(data, path);
    const check = value === valueAt(stored, path) ? undefined : widgets[widget]?.check;
    return check ? [{ path, run: () => check(value, schema, { data, stored }, path) }] : [];
  });
  if (checks.length === 0) return noErrors;
  const found = await Promise.all(checks.map(async ({ path, run }) => [path, await unlessFailed(run)] as const));
  return new Map(found.flatMap(([path, text]) => (text === undefined ? [] : [[path, [text]]])));
}

// The backend checks each value too, so the save goes on if a check cannot run.
async function unlessFailed(check: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await check();
  } catch (fault) {
    console.warn("A value could not be checked before the save.", fault);
    return undefined;
  }
}
