import { useEffect, useState } from "react";
import { minute } from "../../runtime/model/values/time/spans";
import { serverNow } from "../../runtime/store/server-clock";

/** The moment by the backend's clock, in milliseconds, anew with each of its minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
