import { DOMParser as Reader, DOMSerializer, Fragment, type Node as RichNode } from "prosemirror-model";
import { formatHtml, parseHtml, replaceUnknown } from "./html-elements";
import { meaningOf } from "./html-meaning";
import { richSchema, written } from "./rich-schema";
import { writeParts } from "./table-html";

const reader = Reader.fromSchema(richSchema);
const writer = new DOMSerializer(
  { ...DOMSerializer.nodesFromSchema(richSchema), ...written.nodes },
  { ...DOMSerializer.marksFromSchema(richSchema), ...written.marks },
);

/** Parses HTML to blocks. Parts that the editor does not know are blocks or letters of their own. */
export function readBlocks(html: string): readonly RichNode[] {
  const body = parseHtml(html);
  replaceUnknown(body);
  return reader.parse(body).children;
}

/** Formats blocks as HTML. */
export function writeBlocks(blocks: readonly RichNode[]): string {
  const body = parseHtml("");
  writer.serializeFragment(Fragment.from(blocks), { document: body.ownerDocument }, body);
  for (const kept of body.querySelectorAll("kept-block, kept-inline"))
    kept.replaceWith(...parseHtml(kept.getAttribute("html") ?? "").childNodes);
  writeParts(body);
  // Other editors write list items without paragraphs.
  for (const first of body.querySelectorAll(unwrapped))
    if ([...first.parentElement!.children].every((each) => each === first || isList(each)))
      first.replaceWith(...first.childNodes);
  return formatHtml(body);
}

const isList = ({ tagName }: Element): boolean => tagName === "UL" || tagName === "OL";

const unwrapped = ["li", "td", "th", "div", "figcaption"].map((tag) => `${tag} > p:first-child`).join();

/** Returns whether blocks have the same meaning as the HTML they were read from. */
export const areFaithful = (blocks: readonly RichNode[], html: string): boolean =>
  meaningOf(parseHtml(html)) === meaningOf(parseHtml(writeBlocks(blocks)));
