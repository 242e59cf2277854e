import { useEffect, useState } from "react";
import { minute } from "../../values/time/spans";
import { serverNow } from "../../backend/session/server-clock";

/** Returns the backend's current time in milliseconds, updated every minute. */
export function useMinutes(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
