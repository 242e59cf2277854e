import { useEffectEvent, useLayoutEffect } from "react";
import { create } from "zustand";

// Global, not context: each row subscribes to whether it is open, and nothing else renders.
const useOpened = create<{ id: string | undefined }>(() => ({ id: undefined }));

/** Stores the id of the row whose panel is open, while the table is mounted. */
export function useStoreOpenedRow(id: string | undefined): void {
  useLayoutEffect(() => {
    useOpened.setState({ id });
    return () => useOpened.setState({ id: undefined });
  }, [id]);
}

/** Returns whether the panel of this row is open. */
export const useIsOpened = (id: string): boolean => useOpened((opened) => opened.id === id);

/** Calls `onOpen` when a row's panel opens, without a render. */
export function useOnOpenedRow(onOpen: (id: string) => void): void {
  const notify = useEffectEvent(({ id }: { id: string | undefined }) => {
    if (id !== undefined) onOpen(id);
  });
  useLayoutEffect(() => {
    notify(useOpened.getState());
    return useOpened.subscribe((opened) => notify(opened));
  }, []);
}
