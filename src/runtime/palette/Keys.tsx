import type { ReactNode } from "react";
import { keyName } from "../../browser/key-name";

/** Keys that are pressed together. */
export const Keys = ({ keys }: { keys: readonly string[] }): ReactNode =>
  keys.map((key) => <kbd key={key}>{keyName(key)}</kbd>);
