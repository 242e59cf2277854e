/**
 * How many times longer a piece of work takes with ten times as much to do: about 10 where it is linear, 100 where it is
 * quadratic. What else the machine does only adds to it, so the least of several counts.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const least = (of: number): number => Math.min(...[1, 2, 3].map(() => timeOf(() => work(of))));
  work(size);
  let growth = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && growth > 20; tries += 1) growth = Math.min(growth, least(size * 10) / least(size));
  return growth;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
