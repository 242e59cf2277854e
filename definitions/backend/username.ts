/** Patterns of usernames: up to v0.18, and since v0.19. Later versions keep the second one in the field's options. */
export const usernamePatterns = { first: String.raw`^[\w][\w\.]*$`, withHyphen: String.raw`^[\w][\w\.\-]*$` } as const;
