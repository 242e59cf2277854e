import { byVersion } from "../language/availability";
import { usualIds } from "./backend-limits";

/** Characters that no record id may contain. */
export const forbiddenInIds = byVersion({
  "v0.8": `@#$&|.,'"\\/ `,
  "v0.23": "/\\",
  "v0.33": `./\\|"'\`<>:?*%$ `,
});

/**
 * Go regular expressions of the backend itself: of ids up to v0.22 and by default since v0.23, of usernames up to v0.18
 * and since v0.19. Since v0.23 they are options of fields.
 */
export const ownPatterns = {
  id: "^.{15}$",
  laterId: usualIds.pattern,
  username: String.raw`^[\w][\w\.]*$`,
  usernameWithHyphen: String.raw`^[\w][\w\.\-]*$`,
} as const;
