import type { Refusal } from "../../../../definitions/language/screen";
import { Failure } from "../../../backend/calls/failure";
import { valueAt } from "../../../values/json/path";
import type { CallsOutcome } from "./outcome";

/**
 * Returns how a page's calls ended, by the first refusal of the definition that matches; undefined if none matches.
 * Throws a Failure with the definition's text if a retry may help.
 */
export function readRefusal(refusals: readonly Refusal[], failure: Failure, data: unknown): CallsOutcome | undefined {
  const { status, answer } = failure;
  const match = refusals.find(
    ({ message = failure.message, has, ...refusal }) =>
      refusal.status === status &&
      message === failure.message &&
      (has === undefined || valueAt(answer, has) !== undefined),
  );
  if (!match) return undefined;
  const { says = failure.message, at, endsLink, leadsTo, hands = {} } = match;
  if (leadsTo !== undefined) {
    const valueOf = (path: string): string => String(valueAt(data, path) ?? valueAt(answer, path) ?? "");
    const handed = Object.fromEntries(Object.entries(hands).map(([name, path]) => [name, valueOf(path)]));
    return { kind: "elsewhere", leadsTo, says: match.says, handed };
  }
  if (endsLink) return { kind: "refused", reason: says, isOfToken: true };
  throw new Failure(says, { status, data: at === undefined ? {} : { [at]: says } });
}
