import { parseArgs } from "node:util";
import { mutateDefinitions } from "./definitions";
import { mutateModel } from "./model";

const { seed, sample, part } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seed: { type: "string", default: "1" },
    sample: { type: "string" },
    part: { type: "string", default: "both" },
  },
}).values;

const size = sample === undefined ? undefined : Number(sample);
if (part !== "model") await mutateDefinitions(Number(seed), size ?? 150);
if (part !== "definitions") await mutateModel(Number(seed), size ?? Number.POSITIVE_INFINITY);
// Vite's servers would keep the process alive.
process.exit();
