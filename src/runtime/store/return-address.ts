let remembered: string | undefined;

/** Remembers the address that a visitor without a session wanted. */
export const rememberAddress = (address: string): void => void (remembered = address);

/** The address that was wanted, if any. It is asked for once the session is there, and kept until it has been opened. */
export const rememberedAddress = (): string | undefined => remembered;

/** Forgets it: it was opened, or the admin left on purpose. */
export const forgetAddress = (): void => void (remembered = undefined);
