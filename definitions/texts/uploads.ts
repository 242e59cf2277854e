/** Words about a save that takes a while, such as an upload. */
export const uploadTexts = {
  uploading: "Uploading...",
  storing: "Storing...",
  stop: "Stop",
  stopped: "Save stopped. The backend may have stored it anyway: check before you try again.",
} as const;
