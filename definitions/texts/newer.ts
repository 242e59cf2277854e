/** The notice about a backend that is newer than the newest known version. {name} is filled in by the runtime. */
export const newerNotice =
  "This backend seems newer than {name}, the newest that Sextant knows. It is treated as that one. What Sextant does not know is kept unchanged.";
