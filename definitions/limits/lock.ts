/** How long an unlocked environment stays unlocked, in minutes. */
export const unlockedFor = 15;

/** Header with the name of the environment, by which the page says that it is unlocked. */
export const consentHeader = "Sextant-Unlocked";
