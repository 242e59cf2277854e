import { useEffectEvent, useLayoutEffect } from "react";
import { create } from "zustand";

// Of the table that is shown. Each line of it asks whether it is its own row: nothing else is drawn anew for it.
const useOpened = create<{ id: string | undefined }>(() => ({ id: undefined }));

/** Notes the id of the row whose panel is open over the table, while the table is shown. */
export function useNoteOpened(id: string | undefined): void {
  useLayoutEffect(() => {
    useOpened.setState({ id });
    return () => useOpened.setState({ id: undefined });
  }, [id]);
}

/** Whether the panel of this row is open. */
export const useIsOpened = (id: string): boolean => useOpened((opened) => opened.id === id);

/** Tells which row's panel has opened, without drawing anything anew. */
export function useFollowOpened(onOpen: (id: string) => void): void {
  const notify = useEffectEvent(({ id }: { id: string | undefined }) => {
    if (id !== undefined) onOpen(id);
  });
  useLayoutEffect(() => {
    notify(useOpened.getState());
    return useOpened.subscribe((opened) => notify(opened));
  }, []);
}
