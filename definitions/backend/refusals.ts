/**
 * The refusal of a superuser whose address is not in `superuserIPs`: of each sign-in, and of each call with such a token.
 * Has no version: before the sign-in all later versions look like v0.23.
 */
export const foreignAddress = {
  status: 403,
  message: "You are not allowed to perform this request.",
  says: "Superusers can't sign in from your address. To clear the list of allowed addresses, run this on the server: pocketbase superuser ips",
} as const;

/** The message after too many tries to sign in. */
export const tooManyTries = { status: 429, says: "Too many tries. Wait a moment, then try again." } as const;
