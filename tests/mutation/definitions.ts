import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { mutationsOf, mutationsOfSchema, type Mutation } from "./points";
import { drawSample } from "./sample";
import { enterCopy, tryMutations } from "./trial";

const folders = ["backend", "eras", "screens", "texts"];

/** Tries changes of definitions that are drawn with a seed. */
export async function mutateDefinitions(seed: number, size: number): Promise<void> {
  enterCopy();
  const all = [...definitions().flatMap(mutationsIn), ...schemas().flatMap(mutationsIn)];
  console.log(`${all.length} possible changes, ${Math.min(size, all.length)} drawn with seed ${seed}.\n`);
  await tryMutations(drawSample(all, size, seed));
}

const filesIn = (folder: string, ends: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ends))
    .map((name) => join(folder, name))
    .toSorted();

const definitions = (): string[] => folders.flatMap((folder) => filesIn(`definitions/${folder}`, ".ts"));
const schemas = (): string[] => filesIn("definitions/schemas", ".json");

const mutationsIn = (path: string): Mutation[] =>
  (path.endsWith(".json") ? mutationsOfSchema : mutationsOf)(path, readFileSync(path, "utf8"));
