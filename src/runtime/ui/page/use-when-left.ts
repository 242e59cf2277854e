import { useEffect } from "react";
import { validSession } from "../../store/session";

/** Forgets what belongs to a part of the page as that goes. Where the session has ended, it waits for the next one. */
export function useWhenLeft(key: string, forget: (key: string) => void): void {
  useEffect(
    () => () => {
      if (validSession()) forget(key);
    },
    [key, forget],
  );
}
