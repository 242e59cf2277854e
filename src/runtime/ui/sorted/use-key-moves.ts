import { arrayMove } from "@dnd-kit/sortable";
import { createContext, useMemo, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { listTexts } from "../../../../definitions/texts/list";
import { interpolate } from "../../model/values/text/text";
import { useStable } from "../use-stable";

/** What the items of a sorted list share: which one is lifted by a key or a press, and what is done at the handle of each. */
export interface KeyMoves {
  lifted: string | undefined;
  /** Nothing can be moved now. */
  disabled: boolean;
  press: (event: KeyboardEvent, id: string) => void;
  /** Its handle is pressed without being dragged: it is lifted, or what is lifted takes its place. */
  click: (id: string) => void;
  /** Something else is done, and what was lifted stays where it is. */
  leave: () => void;
}

/** The moves by keys of the list around an item; without a list nothing can be lifted. */
export const KeyMovesContext = createContext<KeyMoves>({
  lifted: undefined,
  disabled: true,
  press: () => {},
  click: () => {},
  leave: () => {},
});

/** A list whose order can be told, and changed. */
export interface MovableOrder {
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Nothing can be moved now, such as while the form is being saved. */
  disabled: boolean;
  onMove: (ids: readonly string[]) => void;
}

interface Lifted {
  id: string;
  /** The order that Escape brings back. */
  before: readonly string[];
}

interface MovesByKeys {
  moves: KeyMoves;
  /** What the last move is told as. */
  told: string;
  tellDrop: (id: string, index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Moves items by keys: each arrow key is another order at once. The library's own keyboard listens only a timer after
 * it has lifted something, and measures where that stands once it is drawn, so that on a busy page keys are lost.
 */
export function useKeyMoves(list: MovableOrder): MovesByKeys {
  const { ids, disabled, onMove } = list;
  const [lifted, setLifted] = useState<Lifted>();
  const { told, tell } = useTold(list);
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
    // While it is still lifted, so that the focus and the window follow it.
    if (order.some((each, index) => each !== ids[index])) flushSync(() => onMove(order));
    setLifted(undefined);
    tell(listTexts.putBack, id, order.indexOf(id));
  };
  const actions = useStable({
    press: (event: KeyboardEvent, id: string): void => {
      const { key, repeat, ctrlKey, metaKey, altKey } = event;
      if (disabled || ctrlKey || metaKey || altKey) return;
      if (key === " " || key === "Enter") {
        // A key that is held down would lift and drop in turns.
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
  return { moves, told, tellDrop: actions.tellDrop };
}

/** The last move of an item to a place, in a sentence. */
function useTold({ ids, nameOf }: MovableOrder) {
  const [told, setTold] = useState("");
  const tell = (text: string, id: string, index: number): void =>
    setTold(interpolate(text, { name: nameOf(id), n: index + 1, of: ids.length }));
  return { told, tell };
}

// In the order of before, as far as the items are still there; what has come since stands at the end.
const reordered = (ids: readonly string[], before: readonly string[]): readonly string[] => [
  ...before.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !before.includes(id)),
];
