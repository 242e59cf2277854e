import { useEffect } from "react";
import { validSession } from "../../../backend/session/session";

/** Calls `forget` on unmount. After the session ended it is skipped, so that the next session finds the state. */
export function useCleanupOnLeave(key: string, forget: (key: string) => void): void {
  useEffect(
    () => () => {
      if (validSession()) forget(key);
    },
    [key, forget],
  );
}
