/** Local storage keys of preferences, which all environments of one front share. The first script reads them. */
export const sharedKeys = {
  theme: "sextant-theme",
  zone: "sextant-zone",
  loadOnScroll: "sextant-load-on-scroll",
  side: "sextant-side",
  sampleLanguage: "pb_sdk_preference",
} as const;
