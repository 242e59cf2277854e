/** How long an unlocked environment stays unlocked, in minutes. */
export const unlockedFor = 15;

/** Header with the name of the environment, by which the page says that it is unlocked. */
export const consentHeader = "Sextant-Unlocked";

/** HTTP status of a change that a locked environment refuses. The backend answers no request with it. */
export const refusedByLock = 423;
