import { blocks, isPlainCode, marks } from "./html-elements";

const sameMarks: Readonly<Record<string, string>> = { B: "STRONG", I: "EM", DEL: "S", STRIKE: "S" };

/** Returns a normalised text of an element: its blocks in order, each letter with its marks. */
export function meaningOf(element: Element): string {
  const found: string[] = [];
  let line = "";
  const endLine = (): void => {
    // Text directly in an item or quote is equivalent to text in a paragraph.
    const trimmed = line.replaceAll(blanks, "$1").replace(/^\[[^\]]*\] |\[[^\]]*\] $/g, "");
    if (trimmed) found.push(`P(${trimmed})`);
    line = "";
  };
  const add = (node: Node, within: readonly string[]): void => {
    if (node instanceof Text) line += lettersOf(node.data, within);
    if (node instanceof Comment) line += `<!--${node.data}-->`;
    if (!(node instanceof Element)) return;
    const name = sameMarks[node.tagName] ?? node.tagName;
    if (blocks.has(name) && (name !== "P" || node.hasAttributes())) {
      endLine();
      found.push(`${name}${attributesOf(node)}(${name === "PRE" ? codeOf(node) : meaningOf(node)})`);
    } else if (name === "P") {
      endLine();
      if (node.childNodes.length === 0) found.push("P()");
      for (const child of node.childNodes) add(child, within);
      endLine();
    } else if (marks.has(name) && node.hasChildNodes()) {
      const inner = [...new Set([...within, `${name}${attributesOf(node)}`])].toSorted();
      for (const child of node.childNodes) add(child, inner);
    } else line += `[${within.join(",")}]<${name}${attributesOf(node)}>${node.innerHTML}`;
  };
  for (const child of element.childNodes) add(child, []);
  endLine();
  const meaning = found.join("");
  // A single empty paragraph is empty.
  return meaning === "P()" ? "" : meaning;
}

// Spaces that render as one, each with its marks.
const blanks = /(\[[^\]]*\] )(?:\[[^\]]*\] )+/g;

const codeOf = (pre: Element): string => {
  if (!isPlainCode(pre)) return pre.innerHTML;
  const { firstElementChild: code } = pre;
  return `${code ? `CODE${attributesOf(code)}` : ""}:${pre.textContent ?? ""}`;
};

const lettersOf = (text: string, within: readonly string[]): string =>
  [...text.replaceAll(/[ \t\n\r\f]+/g, " ")].map((letter) => `[${within.join(",")}]${letter}`).join("");

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .map(({ name, value }) => ` ${name}=${value}`)
    .toSorted()
    .join("");
