/**
 * Rejection of a superuser whose address is not in `superuserIPs`, at sign-in and in later calls. It has no version,
 * because before the sign-in all later versions look like v0.23.
 */
export const foreignAddress = {
  status: 403,
  message: "You are not allowed to perform this request.",
  says: "Superusers can't sign in from your address. To clear the list of allowed addresses, run this on the server: pocketbase superuser ips",
} as const;

/** Error code of each field of a unique index, if another record has the same values. */
export const notUnique = "validation_not_unique";

/** Message after too many sign-in attempts. */
export const tooManyTries = { status: 429, says: "Too many tries. Wait a moment, then try again." } as const;
