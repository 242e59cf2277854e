import { arrayMove } from "@dnd-kit/sortable";
import { createContext, useMemo, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { listTexts } from "../../../../definitions/texts/list";
import { interpolate } from "../../../values/text/text";
import { useStable } from "../use-stable";

/** Keyboard moves of a sorted list: the lifted item, and the handlers of each item's handle. */
export interface KeyMoves {
  lifted: string | undefined;
  /** True while nothing can be moved. */
  disabled: boolean;
  press: (event: KeyboardEvent, id: string) => void;
  /** Handles a click on the handle: lifts the item, or drops the lifted one here. */
  click: (id: string) => void;
  /** Ends the move; the lifted item stays where it is. */
  leave: () => void;
}

/** Keyboard moves of the surrounding list; outside a list nothing can be moved. */
export const KeyMovesContext = createContext<KeyMoves>({
  lifted: undefined,
  disabled: true,
  press: () => {},
  click: () => {},
  leave: () => {},
});

/** List whose order can be announced and changed. */
export interface MovableOrder {
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** True while nothing can be moved, for example during a save. */
  disabled: boolean;
  onMove: (ids: readonly string[]) => void;
}

interface Lifted {
  id: string;
  /** Order that Escape restores. */
  before: readonly string[];
}

interface MovesByKeys {
  moves: KeyMoves;
  /** Announcement of the last move. */
  announcement: string;
  tellDrop: (id: string, index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Moves items by keyboard; each arrow key changes the order at once. The library's keyboard sensor attaches its
 * listener after a timer and measures after rendering, so busy pages lose keys.
 */
export function useKeyMoves(list: MovableOrder): MovesByKeys {
  const { ids, disabled, onMove } = list;
  const [lifted, setLifted] = useState<Lifted>();
  const { announcement, tell } = useAnnouncement(list);
  if (lifted && (disabled || !ids.includes(lifted.id))) setLifted(undefined);
  const lift = (id: string): void => {
    setLifted({ id, before: ids });
    tell(listTexts.lifted, id, ids.indexOf(id));
  };
  const put = (id: string, to: number, text: string): void => {
    if (to < 0 || to >= ids.length) return;
    onMove(arrayMove([...ids], ids.indexOf(id), to));
    tell(text, id, to);
  };
  const drop = (id: string): void => {
    setLifted(undefined);
    tell(listTexts.dropped, id, ids.indexOf(id));
  };
  const putBack = ({ id, before }: Lifted): void => {
    const order = reordered(ids, before);
    // Reorder while the item is still lifted, so that focus and scrolling follow it.
    if (order.some((each, index) => each !== ids[index])) flushSync(() => onMove(order));
    setLifted(undefined);
    tell(listTexts.putBack, id, order.indexOf(id));
  };
  const actions = useStable({
    press: (event: KeyboardEvent, id: string): void => {
      const { key, repeat, ctrlKey, metaKey, altKey } = event;
      if (disabled || ctrlKey || metaKey || altKey) return;
      if (key === " " || key === "Enter") {
        // Key repeat would lift and drop in turn.
        if (!repeat) (lifted ? drop : lift)(id);
      } else if (!lifted) return;
      else if (key === "Escape") putBack(lifted);
      else if (steps[key] !== undefined) put(id, ids.indexOf(id) + steps[key], listTexts.moved);
      else return;
      event.preventDefault();
    },
    click: (id: string): void => {
      if (disabled) return;
      if (!lifted) return lift(id);
      if (lifted.id === id) return drop(id);
      setLifted(undefined);
      put(lifted.id, ids.indexOf(id), listTexts.dropped);
    },
    leave: () => lifted && drop(lifted.id),
    tellDrop: (id: string, index: number) => tell(listTexts.dropped, id, index),
  });
  const id = lifted?.id;
  const moves = useMemo(() => ({ ...actions, lifted: id, disabled }), [actions, id, disabled]);
  return { moves, announcement, tellDrop: actions.tellDrop };
}

/** Holds the announcement of the last move. */
function useAnnouncement({ ids, nameOf }: MovableOrder) {
  const [announcement, setAnnouncement] = useState("");
  const tell = (text: string, id: string, index: number): void =>
    setAnnouncement(interpolate(text, { name: nameOf(id), n: index + 1, of: ids.length }));
  return { announcement, tell };
}

// Restores the earlier order of the remaining items; newer ones follow at the end.
const reordered = (ids: readonly string[], before: readonly string[]): readonly string[] => [
  ...before.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !before.includes(id)),
];
