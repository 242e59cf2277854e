/** Notice about a backend newer than the newest known version. The runtime fills in {name}. */
export const newerNotice =
  "This backend seems newer than {name}, the newest that Sextant knows, and is treated like it. Unknown data is kept unchanged.";
