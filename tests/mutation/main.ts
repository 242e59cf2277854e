import { parseArgs } from "node:util";
import { mutateDefinitions } from "./definitions";
import { mutateModel } from "./model";
import { tryUnseen } from "./unseen";

// "unseen" tries again what the last run of the model did not find.
const parts = ["definitions", "model", "both", "unseen"];

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

if (["definitions", "both"].includes(given.part)) await mutateDefinitions(seed, sample ?? 150);
if (["model", "both"].includes(given.part)) await mutateModel(seed, sample ?? Number.POSITIVE_INFINITY);
if (given.part === "unseen") await tryUnseen(seed, sample ?? 40);
// Vite's servers would keep the process alive.
process.exit(0);
