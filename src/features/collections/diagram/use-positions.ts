import { useState } from "react";
import { storageKeys } from "../../../../definitions/limits/storage-keys";
import { apiBase } from "../../../backend/api/base-url";
import { readStored, writeStored } from "../../../browser/local-storage";
import type { Spot } from "./geometry";

const keyOfBackend = (): string => `${storageKeys.positions} ${apiBase().href}`;

type Positions = ReadonlyMap<string, Spot>;

const isPlace = (value: unknown): value is Spot =>
  typeof value === "object" && value !== null && ["x", "y"].every((axis) => Number.isFinite(Reflect.get(value, axis)));

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readStored(keyOfBackend()) ?? "[]");
    const pairs: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return new Map(
      pairs.flatMap((pair) => {
        const [id, place] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
        return typeof id === "string" && isPlace(place) ? [[id, place] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Positions of boxes that were dragged. Those of stored collections are kept in this browser for this backend. */
export function usePositions(isStored: boolean): {
  moved: Positions;
  move: (id: string, place: Spot) => void;
  forget: () => void;
} {
  const [moved, setMoved] = useState<Positions>(() => (isStored ? readPositions() : new Map()));
  const keep = (next: Positions): void => {
    setMoved(next);
    if (isStored) writeStored(keyOfBackend(), next.size > 0 ? JSON.stringify([...next]) : undefined);
  };
  // Another tab may have moved others since.
  const move = (id: string, place: Spot): void => keep(new Map(isStored ? readPositions() : moved).set(id, place));
  return { moved, move, forget: () => keep(new Map()) };
}
