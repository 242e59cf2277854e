/** How many times longer a piece of work takes with ten times as much to do: about 10 where it is linear, 100 where it is quadratic. */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const least = (of: number): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = performance.now();
        work(of);
        return performance.now() - start;
      }),
    );
  work(size);
  return least(size * 10) / least(size);
}
