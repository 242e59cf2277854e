import { useState } from "react";
import { apiBase } from "../../../backend/api/base-url";
import { readStored, writeStored } from "../../../browser/local-storage";
import type { Spot } from "./geometry";

const keyOfBackend = (): string => `diagram@positions ${apiBase().href}`;

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

/** Positions of boxes that were dragged, kept in this browser for this backend. */
export function usePositions(): {
  moved: Positions;
  move: (id: string, place: Spot) => void;
  forget: () => void;
} {
  const [moved, setMoved] = useState(readPositions);
  const keep = (next: Positions): void => {
    setMoved(next);
    writeStored(keyOfBackend(), next.size > 0 ? JSON.stringify([...next]) : undefined);
  };
  return { moved, move: (id, place) => keep(new Map(moved).set(id, place)), forget: () => keep(new Map()) };
}
