const behindAt = (text: string): string => text.slice(text.lastIndexOf("@") + 1);

/** The domain of an email, which the backend compares letter by letter. */
export const emailDomain = (value: unknown): string => behindAt(String(value));

/** The same of an address: its host with the port. One without a scheme has none. */
export const webDomain = (value: unknown): string => behindAt(/^[^:/?#]+:\/\/([^/?#]*)/.exec(String(value))?.[1] ?? "");
