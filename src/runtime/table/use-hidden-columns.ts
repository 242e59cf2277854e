import { useState } from "react";
import { readStored, writeStored } from "../store/local-storage";

const read = (key: string): string[] => {
  try {
    const ids: unknown = JSON.parse(readStored(key) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
};

/** The ids of hidden columns, remembered in local storage under a key. */
export function useHiddenColumns(key: string): [hidden: readonly string[], toggle: (id: string) => void] {
  const [state, setState] = useState({ key, hidden: read(key) });
  const current = state.key === key ? state : { key, hidden: read(key) };
  if (current !== state) setState(current);
  const toggle = (id: string): void => {
    const { hidden } = current;
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    writeStored(key, JSON.stringify(next));
    setState({ key, hidden: next });
  };
  return [current.hidden, toggle];
}
