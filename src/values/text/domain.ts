const behindAt = (text: string): string => text.slice(text.lastIndexOf("@") + 1);

/** Returns the domain of an email address. The backend compares it case-sensitively. */
export const emailDomain = (value: unknown): string => behindAt(String(value));

/** Returns host and port of a URL, or "" without a scheme. */
export const webDomain = (value: unknown): string => behindAt(/^[^:/?#]+:\/\/([^/?#]*)/.exec(String(value))?.[1] ?? "");
