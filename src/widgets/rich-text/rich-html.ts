import { DOMParser as Reader, DOMSerializer, type Node as RichNode } from "prosemirror-model";
import { richSchema } from "./rich-schema";

const reader = Reader.fromSchema(richSchema);
const writer = DOMSerializer.fromSchema(richSchema);

// A document of its own: nothing in it runs, and no picture is loaded.
function elementsOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body;
}

/** The document that an HTML text is. What the schema does not know is missing from it. */
export const readHtml = (html: string): RichNode => reader.parse(elementsOf(html));

/** The HTML of a document; "" if nothing is in it. */
export function writeHtml(doc: RichNode): string {
  const [only] = doc.children;
  if (doc.childCount === 1 && only?.type.name === "paragraph" && only.childCount === 0) return "";
  const body = elementsOf("");
  body.append(writer.serializeFragment(doc.content, { document: body.ownerDocument }));
  // Other editors write items of a list without paragraphs.
  for (const first of body.querySelectorAll("li > p:first-child:not([style])"))
    if ([...first.parentElement!.children].every((each) => each === first || isList(each)))
      first.replaceWith(...first.childNodes);
  return body.innerHTML;
}

const isList = ({ tagName }: Element): boolean => tagName === "UL" || tagName === "OL";

// Longer texts are compared too slowly for a key's time.
const longest = 200_000;

/** Whether an HTML text means the same once the editor has read and written it. */
export const isRepresentable = (html: string): boolean =>
  html.length <= longest && meaningOf(elementsOf(html)) === meaningOf(elementsOf(writeHtml(readHtml(html))));

const blocks = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DETAILS DIV DL FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR IFRAME LI MAIN NAV OL P PRE SECTION SCRIPT STYLE TABLE UL VIDEO AUDIO".split(
    " ",
  ),
);
const sameMarks: Readonly<Record<string, string>> = { B: "STRONG", I: "EM", DEL: "S", STRIKE: "S" };
const marks = new Set(["STRONG", "EM", "U", "S", "SUB", "SUP", "CODE", "A"]);

/** What an element means, as text: blocks in their order, the letters of each with their marks. */
function meaningOf(element: Element): string {
  const found: string[] = [];
  let line = "";
  const endLine = (): void => {
    // Whether letters of a line stand in a paragraph or directly in the item or quote makes no difference.
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
  // An empty paragraph alone is nothing.
  return meaning === "P()" ? "" : meaning;
}

// What a browser shows as one space: each with its marks.
const blanks = /(\[[^\]]*\] )(?:\[[^\]]*\] )+/g;

// A block of code is written with or without an element of its own for the code.
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
