import { parseArgs } from "node:util";
import { mutateDefinitions } from "./definitions";
import { mutateModel } from "./model";

const parts = ["definitions", "model", "both"];

const given = parseArgs({
  args: process.argv.slice(2),
  options: {
    seed: { type: "string", default: "1" },
    sample: { type: "string" },
    part: { type: "string", default: "both" },
  },
}).values;

const [seed, sample] = [Number(given.seed), given.sample === undefined ? undefined : Number(given.sample)];
if (Number.isNaN(seed) || Number.isNaN(sample)) throw new Error("--seed and --sample must be numbers.");
if (!parts.includes(given.part)) throw new Error(`--part must be one of ${parts.join(", ")}.`);

if (given.part !== "model") await mutateDefinitions(seed, sample ?? 150);
if (given.part !== "definitions") await mutateModel(seed, sample ?? Number.POSITIVE_INFINITY);
// Vite's servers would keep the process alive.
process.exit(0);
