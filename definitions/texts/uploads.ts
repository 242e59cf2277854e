/** Words about a save that takes a while, such as an upload. */
export const uploadTexts = {
  uploading: "Uploading...",
  storing: "Storing...",
  stop: "Stop",
  unsorted: "The files are saved, but new ones come last: {reason} Put them in order and save again.",
  stopped: "Save stopped. The backend may have stored it anyway: check before you try again.",
} as const;
