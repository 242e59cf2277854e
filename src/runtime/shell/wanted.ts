let wanted: string | undefined;

/** Remembers the address that a visitor without a session wanted. */
export const want = (address: string): void => void (wanted = address);

/** The address that was wanted, if any. It is asked for once the session is there, and kept until it has been opened. */
export const wantedAddress = (): string | undefined => wanted;

/** Forgets it: it was opened, or the admin left on purpose. */
export const forgetWanted = (): void => void (wanted = undefined);
