import { storageKeys } from "../../../definitions/texts/storage-keys";
import { readStored, writeStored } from "./local-storage";

const key = storageKeys.theme;

/** The themes that an admin can choose; "system" follows the system's. */
export const themes = ["system", "light", "dark"] as const;

/** One of them. */
export type Theme = (typeof themes)[number];

/** The remembered choice. `src/theme.js` applies it before the first paint. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === readStored(key)) ?? "system";

/** Applies a theme at once and remembers it. */
export function chooseTheme(theme: Theme): void {
  writeStored(key, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
