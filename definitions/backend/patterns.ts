/**
 * Go regular expressions of the backend itself: of usernames up to v0.18, and since v0.19. Since v0.23 the second one is
 * an option of the field.
 */
export const ownPatterns = {
  username: String.raw`^[\w][\w\.]*$`,
  usernameWithHyphen: String.raw`^[\w][\w\.\-]*$`,
} as const;
