import { readFileSync } from "node:fs";

/** A code block of a document, with the heading that it is under. */
export interface CodeBlock {
  heading: string;
  language: string;
  lines: readonly string[];
}

/** The code blocks of a document, in order. */
export function codeBlocksOf(path: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = "";
  let open: { language: string; lines: string[] } | undefined;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const [, language] = /^```(\w*)$/.exec(line) ?? [];
    if (language !== undefined && open) {
      blocks.push({ heading, ...open });
      open = undefined;
    } else if (language !== undefined) open = { language, lines: [] };
    else if (open) open.lines.push(line);
    else heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}

/** The text under a heading, up to the next heading. */
export function sectionOf(path: string, heading: string): string {
  const lines = readFileSync(path, "utf8").split("\n");
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  if (start < 0) throw new Error(`${path} has no heading "${heading}".`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line));
  return rest.slice(0, end < 0 ? undefined : end).join("\n");
}
