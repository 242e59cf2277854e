/** What a token says; undefined of what is no token. Its signature is the backend's business. */
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

/** When a token ends, in milliseconds since 1970; 0 for what is no token. */
export function expiryOf(token: string): number {
  const exp = claimsOf(token)?.["exp"];
  return typeof exp === "number" ? exp * 1000 : 0;
}

/** Whether more than half of a token's life has passed since it was received: time to ask for a new one. */
export const needsRenewal = (token: string, received: number, now: number): boolean =>
  now - received > expiryOf(token) - now && isRenewable(token);

/** Whether the backend renews a token: it gives those of links and impersonation back as they are. */
export const isRenewable = (token: string): boolean => claimsOf(token)?.["refreshable"] !== false;
