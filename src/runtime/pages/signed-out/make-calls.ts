import type { SignedOutPage, Step } from "../../../../definitions/language/screen";
import { takenEmail } from "../../../../definitions/backend/mail-tokens";
import { texts } from "../../../../definitions/texts/texts";
import { send } from "../../api/send";
import { Failure, failureOf } from "../../model/calls/failure";
import { serverErrors } from "../../model/form/errors";
import { loadPart } from "../../ui/loading/load-part";
import type { Ended } from "./ended";
import { valueAt } from "../../model/values/json/path";

/** How many of a page's calls have been made, and with what. */
export interface Made {
  calls: number;
  data: unknown;
}

/**
 * Makes a page's calls in order, with the data of its form and the claims of its token. Those that have been made are
 * not made again, and the rest belong to their data. Throws a Failure.
 */
export async function makeCalls(
  screen: SignedOutPage,
  typed: unknown,
  claims: Readonly<Record<string, string>>,
  made: { current: Made },
): Promise<Ended> {
  const data = made.current.calls > 0 ? made.current.data : typed;
  let answer: unknown;
  for (const step of screen.calls.slice(made.current.calls)) {
    try {
      const path = picked(step.path ?? {}, (claim) => claims[claim] ?? "");
      const body = step.from ? picked(step.from, (at) => valueAt(data, at)) : data;
      const token = step.authorizedBy && String(valueAt(data, step.authorizedBy));
      answer = await send(step.call, { path, body }, { token });
    } catch (thrown) {
      const failure = failureOf(thrown);
      const ended = await meaningOf(step, failure, data);
      if (ended) return ended;
      const refusal = screen.token && refusalOf(failure);
      if (refusal) return { kind: "refused", ...refusal };
      if (screen.overtaken && failure.status === 401) return { kind: "overtaken" };
      throw worded(step, failure);
    }
    made.current = { calls: made.current.calls + 1, data };
  }
  made.current = { calls: 0, data: undefined };
  return { kind: "done", data, answer };
}

// Few are refused so: what reads it is loaded then.
async function meaningOf({ refusals = [] }: Step, failure: Failure, data: unknown): Promise<Ended | undefined> {
  if (!refusals.some(({ status }) => status === failure.status)) return undefined;
  const { readRefusal } = await loadPart(() => import("./read-refusal"));
  return readRefusal(refusals, failure, data);
}

/** Names with what each one's own name leads to. */
export const picked = <T>(
  names: Readonly<Record<string, string>>,
  from: (name: string) => T,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(names).map(([to, name]) => [to, from(name)]));

// The token belongs to no field. Where its collection is not known, the backend finds nothing at the path.
function refusalOf({ status, data }: Failure): { reason: string; isOfToken: boolean } | undefined {
  if (status === 404) return { reason: texts.mailPage.unknown, isOfToken: false };
  const reason = serverErrors(data).get("token")?.[0];
  // Another mail would lead to the same address, which is somebody else's by now.
  return reason === undefined ? undefined : { reason, isOfToken: valueAt(data, "token.code") !== takenEmail };
}

const worded = ({ failureText }: Step, failure: Failure): Failure =>
  failureText && failure.status === 400 ? new Failure(failureText, { status: 400 }) : failure;
