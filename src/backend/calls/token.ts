/** Returns the claims of a JWT, or undefined if it is none. The signature is not verified. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  if (token === "") return undefined;
  try {
    const letters = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? (claims as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns when a token expires, in milliseconds since 1970; 0 if it has no expiry. */
export function expiryOf(token: string): number {
  const exp = claimsOf(token)?.["exp"];
  return typeof exp === "number" ? exp * 1000 : 0;
}

/** Returns whether more than half of the token's lifetime since `received` has passed. Times are in milliseconds. */
export const needsRenewal = (token: string, received: number, now: number): boolean =>
  now - received > expiryOf(token) - now && isRenewable(token);

/** Returns whether the backend renews a token. Tokens of links and impersonation are returned unchanged. */
export const isRenewable = (token: string): boolean => claimsOf(token)?.["refreshable"] !== false;
