/** Header with the name of the environment, by which the page says that it is unlocked. */
export const consentHeader = "Sextant-Unlocked";
