import { createHash } from "node:crypto";

/** Random generator with the same results in every run. */
export interface Dice {
  /** Returns an integer, both ends included. */
  whole: (from: number, to: number) => number;
  /** Returns true with this probability, 0 to 1. */
  chance: (share: number) => boolean;
  /** Returns an item of a non-empty list. */
  pick: <Item>(list: readonly Item[]) => Item;
  /** Returns up to `atMost` different items, possibly none. */
  some: <Item>(list: readonly Item[], atMost: number) => Item[];
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Derives a 15-character id from its parts, the same in every run. */
export const idOf = (...parts: readonly (string | number)[]): string =>
  [...digest(parts.join("/")).subarray(0, 15)].map((byte) => letters.charAt(byte % letters.length)).join("");

/** Creates a random generator from a seed. */
export function diceOf(seed: string): Dice {
  const next = mulberry32(digest(seed).readUInt32LE());
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(list: readonly Item[]): Item => list[whole(0, list.length - 1)] as Item;
  const some = <Item>(list: readonly Item[], atMost: number): Item[] => [
    ...new Set(Array.from({ length: whole(0, atMost) }, () => pick(list))),
  ];
  return { whole, chance: (share) => next() < share, pick, some };
}

/** Pseudorandom generator mulberry32: small, fast and uniform enough for a sample. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
