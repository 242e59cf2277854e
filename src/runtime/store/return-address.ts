let remembered: string | undefined;

/** Remembers the URL requested by a visitor without a session. */
export const rememberAddress = (address: string): void => void (remembered = address);

/** Returns the URL to open after sign-in, if any. It is kept until it was opened. */
export const rememberedAddress = (): string | undefined => remembered;

/** Forgets the URL: it was opened, or the admin signed out. */
export const forgetAddress = (): void => void (remembered = undefined);
