import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, sayingsOf, sayingsOfOutline } from "./sayings";

/** What our files say: every text as a whole, and the code around it. */
export interface Ours {
  sayings: readonly string[];
  code: string;
}

/** What the definitions, the outlines of the screens and the tests say. */
export function readOurs(root: string): Ours {
  const sources = [
    ...read(join(root, "definitions"), ".ts", "schemas"),
    ...read(join(root, "definitions/charts"), ".json"),
    ...["browser", "runtime", "widgets"].flatMap((level) =>
      [".ts", ".tsx"].flatMap((ending) => read(join(root, "tests", level), ending)),
    ),
  ];
  const outlines = read(join(root, "tests/screens/outlines"), ".txt");
  return {
    sayings: [...sources.flatMap(sayingsOf), ...outlines.flatMap(sayingsOfOutline)],
    code: [...sources.map(codeOf), ...outlines].join("\n"),
  };
}

const read = (folder: string, ending: string, leaveOut?: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending) && path.split(/[/\\]/)[0] !== leaveOut)
    .map((path) => readFileSync(join(folder, path), "utf8"));
};
