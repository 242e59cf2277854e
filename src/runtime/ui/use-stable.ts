import { useLayoutEffect, useRef, useState } from "react";

type Actions = Readonly<Record<string, (...args: never[]) => void>>;

/** Returns functions with a stable identity that call the latest ones, so that memoized children do not render. */
export function useStable<A extends Actions>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [same] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...args: never[]) => latest.current[name]!(...args)]),
      ) as A,
  );
  return same;
}
