interface Told {
  /** What is the page's own; of what surrounds it a line each, with what is marked in it. */
  page: string;
  /** What surrounds pages, by the name of its file, without any marks. */
  around: Readonly<Record<string, string>>;
}

const parts = { shell: 'navigation "Main"', "settings-list": 'complementary "Settings"' };
const skip = 'link "Skip to content"\n';
// A toast is read out for a second: whether that is over is not the page's.
const readOut = /^status > "Notification .*\n/m;

/** Tells a page's role tree apart from what surrounds every page, which would be the same lines each time. */
export function withoutShell(tree: string): Told {
  const around: Record<string, string> = {};
  let page = tree;
  for (const [name, head] of Object.entries(parts)) {
    const block = blockOf(page, head);
    if (block === undefined) continue;
    around[name] = unmarked(block);
    page = page.replace(block, `${[name, ...marked(block)].join(", ")}\n`);
  }
  return { page: page.replace(skip, "").replace(readOut, ""), around };
}

/** A line with all that stands below it. */
const blockOf = (tree: string, head: string): string | undefined =>
  new RegExp(`^${head}.*\\n(?: .*\\n)*`, "m").exec(tree)?.[0];

// The page that one is at, one where something is unsaved, and what has the focus.
const marks = / Unsaved changes(?=")| (?:page|focused)$/gm;

const unmarked = (block: string): string => block.replaceAll(marks, "");

const marked = (block: string): string[] =>
  block
    .split("\n")
    .filter((line) => line !== unmarked(line))
    .map((line) => line.trim());
