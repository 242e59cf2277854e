/** Returns up to `size` of the items, drawn with a seed: the same seed draws the same. */
export function drawSample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const next = seededRandom(seed);
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  return drawn;
}

// Mulberry32: small, and good enough to draw a sample.
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
