import { DOMParser as Reader, DOMSerializer, type Node as RichNode } from "prosemirror-model";
import { richSchema } from "./rich-schema";

const reader = Reader.fromSchema(richSchema);
const writer = DOMSerializer.fromSchema(richSchema);

// Parses in a separate document, which runs and loads nothing.
function elementsOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body;
}

/** Parses HTML to a document. Parts that the schema does not know are lost. */
export const readHtml = (html: string): RichNode => reader.parse(elementsOf(html));

/** Formats a document as HTML; "" if it is empty. */
export function writeHtml(doc: RichNode): string {
  const [only] = doc.children;
  if (doc.childCount === 1 && only?.type.name === "paragraph" && only.childCount === 0) return "";
  const body = elementsOf("");
  body.append(writer.serializeFragment(doc.content, { document: body.ownerDocument }));
  // Other editors write list items without paragraphs.
  for (const first of body.querySelectorAll("li > p:first-child:not([style])"))
    if ([...first.parentElement!.children].every((each) => each === first || isList(each)))
      first.replaceWith(...first.childNodes);
  return body.innerHTML;
}

const isList = ({ tagName }: Element): boolean => tagName === "UL" || tagName === "OL";

// Comparing longer texts is too slow for each keystroke.
const longest = 200_000;

/** Returns whether HTML keeps its meaning when the editor reads and writes it. */
export const isRepresentable = (html: string): boolean =>
  html.length <= longest && meaningOf(elementsOf(html)) === meaningOf(elementsOf(writeHtml(readHtml(html))));

const blocks = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DETAILS DIV DL FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR IFRAME LI MAIN NAV OL P PRE SECTION SCRIPT STYLE TABLE UL VIDEO AUDIO".split(
    " ",
  ),
);
const sameMarks: Readonly<Record<string, string>> = { B: "STRONG", I: "EM", DEL: "S", STRIKE: "S" };
const marks = new Set(["STRONG", "EM", "U", "S", "SUB", "SUP", "CODE", "A"]);

/** Returns a normalised text of an element: its blocks in order, each letter with its marks. */
function meaningOf(element: Element): string {
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
    if (node instanceof Comment) found.push(`<!--${node.data}-->`);
    if (!(node instanceof HTMLElement)) return;
    const name = sameMarks[node.tagName] ?? node.tagName;
    if (blocks.has(name) && (name !== "P" || node.hasAttributes())) {
      endLine();
      found.push(`${name}${attributesOf(node)}(${name === "PRE" ? codeOf(node) : meaningOf(node)})`);
    } else if (name === "P") {
      endLine();
      if (node.childNodes.length === 0) found.push("P()");
      for (const child of node.childNodes) add(child, within);
      endLine();
    } else if (marks.has(name)) {
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

// A code block may or may not contain a <code> element.
const codeOf = (pre: HTMLElement): string =>
  [...pre.children].every((each) => each.tagName === "CODE" && !each.hasAttributes() && !each.firstElementChild)
    ? (pre.textContent ?? "")
    : pre.innerHTML;

const lettersOf = (text: string, within: readonly string[]): string =>
  [...text.replaceAll(/[ \t\n\r\f]+/g, " ")].map((letter) => `[${within.join(",")}]${letter}`).join("");

const attributesOf = (element: HTMLElement): string =>
  [...element.attributes]
    .map(({ name, value }) => `${name}=${name === "style" ? element.style.cssText : value}`)
    .toSorted()
    .map((each) => ` ${each}`)
    .join("");
