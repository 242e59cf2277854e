import { useCallback, useState } from "react";
import { storeChoice, storedIds } from "../store/table-choices";

/** The ids of hidden columns, remembered in local storage under a key, and how to hide others. */
export function useHiddenColumns(key: string): [hidden: readonly string[], hide: (ids: readonly string[]) => void] {
  const [state, setState] = useState<{ key: string; hidden: readonly string[] }>(() => ({
    key,
    hidden: storedIds(key),
  }));
  const current = state.key === key ? state : { key, hidden: storedIds(key) };
  if (current !== state) setState(current);
  const hide = useCallback(
    (hidden: readonly string[]): void => {
      storeChoice(key, hidden);
      setState({ key, hidden });
    },
    [key],
  );
  return [current.hidden, hide];
}
