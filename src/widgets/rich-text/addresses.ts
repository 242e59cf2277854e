/** Returns whether opening an address runs no script: a page, a mail, a phone number, or a path. */
export function isSafeAddress(address: string): boolean {
  // Browsers ignore control characters and spaces in schemes.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec([...address].filter((letter) => letter > " ").join(""))?.[1];
  return scheme === undefined || ["http", "https", "mailto", "tel"].includes(scheme.toLowerCase());
}
