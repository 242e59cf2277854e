import { expect } from "vitest";

// Linear work grows by 10, quadratic work by 100.
const most = 40;

/**
 * Fails if ten times the work takes far more than ten times as long. Other load only adds time, so the shortest of
 * several runs counts. The long run is repeated only if the first one is too long.
 */
export function expectProportion(work: (size: number) => unknown, size: number): void {
  work(size);
  let few = Math.min(...[1, 2, 3].map(() => timeOf(() => work(size))));
  let many = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 6 && many >= most * few; tries += 1) {
    many = Math.min(
      many,
      timeOf(() => work(size * 10)),
    );
    few = Math.min(
      few,
      timeOf(() => work(size)),
    );
  }
  expect(many / few).toBeLessThan(most);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
