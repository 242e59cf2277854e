import { useEffect, useState } from "react";

/** A value once it has stayed the same for so many milliseconds. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
