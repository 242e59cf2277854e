import { parseArgs } from "node:util";
import { environmentsFrom, namedBackends, type Environment } from "../environments.mjs";
import { command } from "../options.mjs";

/** Environments to compare, and the format of the report. */
export interface CompareOptions {
  source: Environment;
  target: Environment;
  format: "markdown" | "json";
  /** File with the common base. */
  baseFile: string | undefined;
}

export const compareHelp = `Compares the collections and settings of two environments. Nothing is written.

Usage: ${command} compare SOURCE TARGET [options]

  --environments FILE
                  the names and addresses (default sextant.json)
  --backend NAME=URL
                  names an address instead; may be repeated
  --base FILE     the common base, saved on the page Compare environments: it tells
                  which side changed something, and finds what was renamed
  --format FORMAT markdown or json (default markdown)
  --help          this text

Accounts come from environment variables, here of an environment named staging:
SEXTANT_STAGING_EMAIL and SEXTANT_STAGING_PASSWORD, or SEXTANT_STAGING_TOKEN.

Exits with 0 if there is no difference, 1 if there are differences, 2 after an error.
`;

const known = {
  backend: { type: "string", multiple: true },
  base: { type: "string" },
  environments: { type: "string" },
  format: { type: "string", default: "markdown" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Parses arguments, and reads the file of environments. Throws a sentence if they are invalid. */
export function compareOptions(given: readonly string[]): CompareOptions | "help" {
  const { values, positionals } = valuesOf(given);
  if (values.help) return "help";
  const [source, target, ...others] = positionals;
  if (source === undefined || target === undefined || others.length > 0)
    throw new Error(`Name two environments: ${command} compare SOURCE TARGET.`);
  if (source === target) throw new Error("Name two different environments.");
  const { format } = values;
  if (format !== "markdown" && format !== "json") throw new Error("--format takes markdown or json.");
  if (values.backend && values.environments !== undefined)
    throw new Error("--environments and --backend both name backends: omit one of them.");
  const all = values.backend ? namedBackends(values.backend) : environmentsFrom(values.environments);
  if (!all) throw new Error("There is no sextant.json here. Name it with --environments, or use --backend NAME=URL.");
  return { source: named(all, source), target: named(all, target), format, baseFile: values.base };
}

function named(all: readonly Environment[], wanted: string): Environment {
  const found = all.find(({ name }) => name === wanted);
  if (found) return found;
  throw new Error(`There is no environment ${wanted}. Known are ${all.map(({ name }) => name).join(", ")}.`);
}

function valuesOf(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: known, allowPositionals: true });
  } catch (error) {
    // The rest of the message may repeat an argument.
    const [sentence] = String(error instanceof Error ? error.message : error).split(". ");
    throw new Error(`${sentence}. All options: ${command} compare --help`, { cause: error });
  }
}
