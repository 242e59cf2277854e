/** The notice about a backend that is newer than the newest known version. {name} is filled in by the runtime. */
export const newerNotice =
  "This backend seems newer than {name}, the newest that Sextant knows, and is treated like it. Unknown data is kept unchanged.";
