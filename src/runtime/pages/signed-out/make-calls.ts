import type { SignedOutPage, Step } from "../../../../definitions/language/screen";
import { mailPageTexts } from "../../../../definitions/texts/mail-page";
import { send } from "../../../backend/api/send";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { serverErrors } from "../../../backend/calls/error-paths";
import type { CallsOutcome } from "./outcome";
import { readRefusal } from "./read-refusal";
import { valueAt } from "../../../values/json/path";
import { backend } from "../../../backend/version/backend";

/** Number of a page's calls that succeeded, and the data that they were made with. */
export interface CallProgress {
  calls: number;
  data: unknown;
}

/**
 * Makes a page's calls in order, with the form's data and the token's claims. A retry skips calls that succeeded and
 * keeps using their data. Throws a Failure.
 */
export async function makeCalls(
  screen: SignedOutPage,
  typed: unknown,
  claims: Readonly<Record<string, string>>,
  made: { current: CallProgress },
): Promise<CallsOutcome> {
  const data = made.current.calls > 0 ? made.current.data : typed;
  let answer: unknown;
  for (const step of screen.calls.slice(made.current.calls)) {
    try {
      const token = step.authorizedBy && String(valueAt(data, step.authorizedBy));
      answer = await send(step.call, inputOf(step, data, claims), { token });
    } catch (thrown) {
      const failure = toFailure(thrown);
      const ended = readRefusal(step.refusals ?? [], failure, data);
      if (ended) return ended;
      const refusal = screen.token && refusalOf(failure);
      if (refusal) return { kind: "refused", ...refusal };
      if (screen.conflict && failure.status === 401) return { kind: "conflict" };
      throw worded(step, failure);
    }
    made.current = { calls: made.current.calls + 1, data };
  }
  made.current = { calls: 0, data: undefined };
  return { kind: "done", data, answer };
}

/** Returns the path parameters and the body of a step. */
export const inputOf = ({ path = {}, from }: Step, data: unknown, claims: Readonly<Record<string, string>>) => ({
  path: mapNames(path, (claim) => claims[claim] ?? ""),
  body: from ? mapNames(from, (at) => valueAt(data, at)) : data,
});

/** Maps each name to the value that `from` returns for it. */
export const mapNames = <T>(
  names: Readonly<Record<string, string>>,
  from: (name: string) => T,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(names).map(([to, name]) => [to, from(name)]));

// No field shows an error of the token. The backend answers 404 if it does not know the collection in the path.
function refusalOf({ status, data }: Failure): { reason: string; isOfToken: boolean } | undefined {
  if (status === 404) return { reason: mailPageTexts.unknown, isOfToken: false };
  const reason = serverErrors(data).get("token")?.[0];
  // A new mail would not help: the email address is already in use by another account.
  return reason === undefined ? undefined : { reason, isOfToken: valueAt(data, "token.code") !== backend().takenEmail };
}

const worded = ({ failureText }: Step, failure: Failure): Failure =>
  failureText && failure.status === 400 ? new Failure(failureText, { status: 400 }) : failure;
