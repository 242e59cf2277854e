import { storageKeys } from "../../../definitions/limits/storage-keys";
import { readStored, writeStored } from "../../browser/local-storage";

const key = storageKeys.theme;

/** Available themes; "system" follows the operating system. */
export const themes = ["system", "light", "dark"] as const;

/** Name of a theme. */
export type Theme = (typeof themes)[number];

/** Returns the stored theme. `src/theme.js` applies it before the first paint. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === readStored(key)) ?? "system";

/** Applies and stores a theme. */
export function chooseTheme(theme: Theme): void {
  writeStored(key, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
