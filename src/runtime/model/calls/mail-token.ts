import type { MailToken } from "../../../../definitions/language/screen";
import { longestEmail } from "../../../../definitions/backend/limits";
import { formats } from "../form/validate";
import { claimsOf, expiryOf } from "./token";

/** What keeps a token from what a page wants of it: it is none, it is for something else, or its time is over. */
export type MailTokenFault = "unreadable" | "foreign" | "expired";

/** What a token itself tells against it, before anybody is asked. */
export function mailTokenFault(
  token: string,
  { account, claims, flags = {}, emails }: MailToken,
  isInFuture: (moment: number) => boolean,
): MailTokenFault | undefined {
  const stated = claimsOf(token);
  if (!stated || expiryOf(token) <= 0) return "unreadable";
  if (stated["type"] !== account || claims.some((name) => !isText(stated[name]))) return "foreign";
  if (Object.entries(flags).some(([name, flag]) => stated[name] !== flag)) return "foreign";
  if (emails.some((name) => !isEmail(stated[name]))) return "foreign";
  return isInFuture(expiryOf(token)) ? undefined : "expired";
}

/** The texts that a token says. */
export const textClaims = (token: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(claimsOf(token) ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
  );

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

// Nobody has signed the token yet: any other text in it would be shown as if we said it.
const isEmail = (value: unknown): boolean => isText(value) && value.length <= longestEmail && formats["email"]!(value);
