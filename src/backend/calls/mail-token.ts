import type { MailToken } from "../../../definitions/language/screen";
import { longestEmail } from "../../../definitions/backend/backend-limits";
import { formats } from "../formats/formats";
import { claimsOf, expiryOf } from "./token";

/** Reason why a page rejects a token: no valid JWT, wrong purpose, or expired. */
export type MailTokenFault = "unreadable" | "foreign" | "expired";

/** Checks a mail token's claims before any request; returns undefined if they fit. */
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

/** Returns the token's claims that are non-blank strings. */
export const textClaims = (token: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(claimsOf(token) ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
  );

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

// The signature is not verified yet. Any other text in the token would be shown as if it came from us.
const isEmail = (value: unknown): boolean => isText(value) && value.length <= longestEmail && formats["email"]!(value);
