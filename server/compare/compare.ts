import { backendTexts } from "../../definitions/texts/backend";
import { secretStates } from "../../definitions/texts/compare";
import { selectBackend } from "../../src/backend/version/backend";
import { nameOfRange } from "../../src/backend/version/version-range";
import { compareSides } from "../../src/features/environments/model/compare-sides";
import { settingDifferences } from "../../src/features/environments/model/settings";
import { wholeCollection } from "../../src/features/collections/configuration/after-import";
import { readCollection, formatConfiguration } from "../../src/features/collections/configuration/configuration";
import { interpolate } from "../../src/values/text/text";
import { compareHelp, compareOptions, type CompareOptions } from "./options";
import { readBaseFile } from "./base-file";
import { credentialsOf } from "./credentials";
import { readEnvironment, type ReadEnvironment } from "./read-environment";
import { countOf, jsonOf, markdownOf, type Comparison } from "./report";

/** Exit codes. Errors exit with 2. */
export const exitCodes = { same: 0, different: 1, failed: 2 } as const;

/** Where a report and errors go, and where credentials come from. */
export interface Surroundings {
  variables: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (sentence: string) => void;
}

/** Compares two environments by arguments, and prints a report. Nothing is written. Resolves to the exit code. */
export async function compare(given: readonly string[], around: Surroundings): Promise<number> {
  try {
    const options = compareOptions(given);
    if (options === "help") {
      around.print(compareHelp);
      return exitCodes.same;
    }
    const compared = await comparisonOf(options, around.variables);
    around.print(options.format === "json" ? jsonOf(compared) : markdownOf(compared));
    return countOf(compared) === 0 ? exitCodes.same : exitCodes.different;
  } catch (error) {
    around.complain(error instanceof Error ? error.message : String(error));
    return exitCodes.failed;
  }
}

async function comparisonOf(
  { source: from, target: to, baseFile }: CompareOptions,
  variables: Surroundings["variables"],
): Promise<Comparison> {
  const environments = [from.name, to.name] as const;
  // Before any request, so that a missing variable or file is reported at once.
  const stored = baseFile === undefined ? undefined : readBaseFile(baseFile, ...environments);
  const accounts = [from, to].map(({ name }) => credentialsOf(name, variables)) as [Credentials, Credentials];
  // One after the other, because the selected version is the program's.
  const source = await readEnvironment(from, accounts[0]);
  const target = await readEnvironment(to, accounts[1]);
  selectBackend(target.version);
  const current = target.collections.map((each) => wholeCollection(readCollection(each)));
  const text = formatConfiguration(source.collections);
  const compared = compareSides({ target: current, text, stored, environments });
  if ("why" in compared) throw new Error(`${source.name}: the collections could not be read.`);
  if (compared.unreadableBase) throw new Error(`The common base in ${baseFile} could not be read.`);
  return {
    source: named(source),
    target: named(target),
    differences: compared.differences,
    settings: settingDifferences(source.settings, target.settings, secretStates).filter(({ isOwn }) => !isOwn),
    losses: compared.side.losses,
  };
}

type Credentials = ReturnType<typeof credentialsOf>;

const named = ({ name, version, release }: ReadEnvironment): Comparison["source"] => ({
  name,
  version: release === undefined ? nameOfRange([version]) : interpolate(backendTexts.found.release, { release }),
});
