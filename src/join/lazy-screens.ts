import type { Screen } from "../../definitions/language/screen";

/** Loaders of page renderers, the shell and the environment, each in its own chunk. */
export const lazyScreens = {
  signedOut: async () => (await import("../runtime/pages/signed-out/SignedOutScreen")).SignedOutScreen,
  settings: async () => (await import("./Settings")).loadSettings(),
  table: async () => (await import("./Tables")).Tables,
  content: async () => (await import("../runtime/pages/content/ContentScreen")).ContentScreen,
  message: async () => (await import("../runtime/pages/message/MessageScreen")).MessageScreen,
  Shell: async () => (await import("./SignedIn")).SignedIn,
  Environment: async () => (await import("../runtime/environments/EnvironmentPart")).EnvironmentPart,
} satisfies Record<Screen["kind"] | "Shell" | "Environment", () => Promise<unknown>>;
