import { expect } from "vitest";

// Linear work grows by 10, quadratic work by 100.
const most = 40;

/**
 * Fails if ten times the work takes far more than ten times as long. Other load only adds time, so the shortest of
 * several runs counts.
 */
export function expectProportion(work: (size: number) => unknown, size: number): void {
  const least = (of: number): number => Math.min(...[1, 2].map(() => timeOf(() => work(of))));
  work(size);
  let growth = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && growth >= most; tries += 1)
    growth = Math.min(growth, least(size * 10) / least(size));
  expect(growth).toBeLessThan(most);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
