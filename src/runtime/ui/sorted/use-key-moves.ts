import { arrayMove } from "@dnd-kit/sortable";
import { createContext, useMemo, useState, type KeyboardEvent } from "react";
import { listTexts } from "../../../../definitions/texts/list";
import { interpolate } from "../../model/values/text";
import { useStable } from "../use-stable";

/** What the items of a sorted list share: which one is lifted by a key, and what is done at the handle of each. */
export interface KeyMoves {
  lifted: string | undefined;
  press: (event: KeyboardEvent, id: string) => void;
  /** Another control has the focus, which is where what was lifted stays. */
  leave: () => void;
}

/** The moves by keys of the list around an item; without a list nothing can be lifted. */
export const KeyMovesContext = createContext<KeyMoves>({ lifted: undefined, press: () => {}, leave: () => {} });

/** A list whose order can be told, and changed. */
export interface Order {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (ids: readonly string[]) => void;
}

interface Lifted {
  id: string;
  /** The order that Escape brings back. */
  before: readonly string[];
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Moves items by keys: each arrow key is another order at once. The library's own keyboard listens only a timer after
 * it has lifted something, and measures where that stands once it is drawn, so that on a busy page keys are lost.
 * Returns the moves, and what the last one is told as.
 */
export function useKeyMoves({ ids, nameOf, onMove }: Order): { moves: KeyMoves; told: string; tellDrop: Tell } {
  const [lifted, setLifted] = useState<Lifted>();
  const [told, setTold] = useState("");
  const tell = (text: string, id: string, index: number): void =>
    setTold(interpolate(text, { name: nameOf(id), n: index + 1, of: ids.length }));
  const end = (text: string, id: string, index: number): void => {
    setLifted(undefined);
    tell(text, id, index);
  };
  const move = ({ id }: Lifted, step: number): void => {
    const from = ids.indexOf(id);
    const to = from + step;
    if (from < 0 || to < 0 || to >= ids.length) return;
    onMove(arrayMove([...ids], from, to));
    tell(listTexts.moved, id, to);
  };
  const lift = (id: string): void => {
    setLifted({ id, before: ids });
    tell(listTexts.lifted, id, ids.indexOf(id));
  };
  const putBack = ({ id, before }: Lifted): void => {
    onMove(before);
    end(listTexts.putBack, id, before.indexOf(id));
  };
  const drop = ({ id }: Lifted): void => end(listTexts.dropped, id, ids.indexOf(id));
  const actions = useStable({
    press: (event: KeyboardEvent, id: string): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actOf(event, lifted, { lift: () => lift(id), move, drop, putBack });
      if (!act) return;
      event.preventDefault();
      act();
    },
    leave: () => lifted && drop(lifted),
    tellDrop: (id: string, index: number) => tell(listTexts.dropped, id, index),
  });
  const moves = useMemo(() => ({ ...actions, lifted: lifted?.id }), [actions, lifted?.id]);
  return { moves, told, tellDrop: actions.tellDrop };
}

type Tell = (id: string, index: number) => void;

interface Acts {
  lift: () => void;
  move: (lifted: Lifted, step: number) => void;
  drop: (lifted: Lifted) => void;
  putBack: (lifted: Lifted) => void;
}

// What a key does at a handle, if anything.
function actOf({ key, repeat }: KeyboardEvent, lifted: Lifted | undefined, acts: Acts): (() => void) | undefined {
  const step = steps[key];
  // A key that is held down would lift and drop in turns.
  if (key === " " || key === "Enter") return repeat ? () => {} : lifted ? () => acts.drop(lifted) : acts.lift;
  if (!lifted) return undefined;
  if (key === "Escape") return () => acts.putBack(lifted);
  return step === undefined ? undefined : () => acts.move(lifted, step);
}
