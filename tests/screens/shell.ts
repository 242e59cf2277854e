interface Told {
  /** The page, and one line for each part around it, with its marks. */
  page: string;
  /** The parts around pages by file name, without marks. */
  around: Readonly<Record<string, string>>;
}

const parts = { shell: 'navigation "Main"', "settings-list": 'complementary "Settings"' };
const skip = 'link "Skip to content"\n';
// A toast is announced for a second, at no fixed time.
const readOut = /^status > "Notification .*\n/m;

/** Separates a page's role tree from the parts around every page. */
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

/** A line with all lines below it. */
const blockOf = (tree: string, head: string): string | undefined =>
  new RegExp(`^${head}.*\\n(?: .*\\n)*`, "m").exec(tree)?.[0];

// The current page, unsaved pages, and the focus.
const marks = / Unsaved changes(?=")| (?:page|focused)$/gm;

const unmarked = (block: string): string => block.replaceAll(marks, "");

const marked = (block: string): string[] =>
  block
    .split("\n")
    .filter((line) => line !== unmarked(line))
    .map((line) => line.trim());
