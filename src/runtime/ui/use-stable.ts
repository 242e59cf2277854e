import { useLayoutEffect, useRef, useState } from "react";

type Actions = Readonly<Record<string, (...args: never[]) => void>>;

/** The same functions at every drawing, which do what the latest ones do: what they are handed to is not drawn anew for them. */
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
