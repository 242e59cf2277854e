import { useMemo, useState } from "react";
import type { Difference, DifferingPart } from "./model/differences";
import type { PartKey } from "./model/parts";
import type { Chosen } from "./model/plan";

/** PartChoice of the parts to promote. */
export interface PartChoice {
  chosen: Chosen;
  isChosen: (id: string, part: DifferingPart) => boolean;
  choose: (id: string, parts: readonly DifferingPart[], isChosen: boolean) => void;
  chooseNone: () => void;
}

const noKeys: ReadonlySet<PartKey> = new Set();

// With a common base, only what the source changed. Conflicts and what deletes data are always chosen by hand.
const isChosenAtFirst = ({ changedIn, deletesData }: DifferingPart, hasBase: boolean): boolean =>
  !deletesData && changedIn === (hasBase ? "source" : undefined);

const initial = (differences: readonly Difference[], hasBase: boolean): Chosen =>
  new Map(
    differences.map(({ id, parts }) => [
      id,
      // Options of a type that the other side does not have would block the promotion of everything else.
      new Set(
        parts.some(({ isFixed }) => isFixed)
          ? []
          : parts.filter((part) => isChosenAtFirst(part, hasBase)).map(({ key }) => key),
      ),
    ]),
  );

/** Keeps the choice of parts until other differences are found. */
export function useChoice(differences: readonly Difference[], hasBase: boolean): PartChoice {
  const first = useMemo(() => initial(differences, hasBase), [differences, hasBase]);
  const [made, setMade] = useState<{ of: Chosen; chosen: Chosen }>();
  const chosen = made?.of === first ? made.chosen : first;
  const set = (next: Chosen): void => setMade({ of: first, chosen: next });
  return {
    chosen,
    isChosen: (id, { key }) => (chosen.get(id) ?? noKeys).has(key),
    choose: (id, parts, isChosen) => {
      const keys = new Set(chosen.get(id));
      for (const { key } of parts)
        if (isChosen) keys.add(key);
        else keys.delete(key);
      set(new Map([...chosen, [id, keys]]));
    },
    chooseNone: () => set(new Map()),
  };
}
