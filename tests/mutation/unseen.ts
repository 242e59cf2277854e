import { readFileSync } from "node:fs";
import { drawSample } from "./sample";
import { enterCopy, tryMutations } from "./trial";
import type { Mutation } from "./points";

interface Place {
  /** From 1. */
  line: number;
  column: number;
}

/** Report of Stryker, as far as it is read here. */
interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: { mutatorName: string; replacement?: string; status: string; location: { start: Place; end: Place } }[];
    }
  >;
}

/**
 * Tries changes again that the last run of the model did not find, drawn with a seed: with the tests of screens, and
 * with the compiler.
 */
export async function tryUnseen(seed: number, size: number): Promise<void> {
  const { files } = JSON.parse(readFileSync(".cache/reports/mutation.json", "utf8")) as Report;
  const unseen = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => ["Survived", "NoCoverage"].includes(status))
      .map(({ mutatorName: kind, replacement = "", location: { start, end } }): Mutation => {
        return { path, kind, replacement, start: offsetOf(source, start), end: offsetOf(source, end) };
      }),
  );
  enterCopy();
  console.log(`${unseen.length} changes were not found, ${Math.min(size, unseen.length)} drawn with seed ${seed}.\n`);
  await tryMutations(drawSample(unseen, size, seed));
}

function offsetOf(source: string, { line, column }: Place): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
