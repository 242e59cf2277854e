import type { Node as RichNode } from "prosemirror-model";
import { disarmed } from "./html-elements";
import { sliceHtml, type SlicedHtml } from "./html-slices";
import { areFaithful, readBlocks, writeBlocks } from "./rich-html";
import { richSchema } from "./rich-schema";

/** Document of an HTML text, for the editor. */
export interface RichDocument {
  doc: RichNode;
  /** Formats an edited document as HTML. Blocks without edits stay as they were written. */
  write: (doc: RichNode) => string;
}

/** Blocks that a part of the text was read to. */
interface Original {
  html: string;
  isText: boolean;
  nodes: readonly RichNode[];
}

// Comparing longer texts takes too long.
const longest = 200_000;

const { doc: root, paragraph, kept_block: kept } = richSchema.nodes;

/** Reads HTML; undefined if the editor can edit none of it. */
export function readDocument(html: string): RichDocument | undefined {
  if (html.length > longest || html.includes(disarmed)) return undefined;
  const { originals, gaps } = readSlices(html) ?? readComplete(html);
  const nodes = originals.flatMap((each) => each.nodes);
  if (nodes.length > 0 && nodes.every(({ type }) => type === kept)) return undefined;
  const doc = root!.create(null, nodes.length > 0 ? nodes : [paragraph!.create()]);
  return { doc, write: (edited) => (edited.eq(doc) ? html : writeDocument(edited, originals, gaps)) };
}

interface Read {
  originals: readonly Original[];
  gaps: SlicedHtml["gaps"];
}

function readSlices(html: string): Read | undefined {
  const sliced = sliceHtml(html);
  const originals = sliced?.slices.map((slice): Original => {
    const nodes = readBlocks(slice.html);
    return { ...slice, nodes: areFaithful(nodes, slice.html) ? nodes : [kept!.create({ html: slice.html })] };
  });
  return originals && { originals, gaps: sliced!.gaps };
}

// Blocks that are not closed cannot be taken from the text one by one.
function readComplete(html: string): Read {
  const nodes = readBlocks(html);
  if (!areFaithful(nodes, html))
    return { originals: [{ html, isText: false, nodes: [kept!.create({ html })] }], gaps: [] };
  const originals = nodes.map((node): Original => ({ html: writeBlocks([node]), isText: false, nodes: [node] }));
  return { originals, gaps: [] };
}

const isEmpty = ({ children: [first], childCount }: RichNode): boolean =>
  childCount === 1 && first?.type === paragraph && first?.childCount === 0;

/** Part of an edited text, with the index of the original that it is. */
interface Written {
  html: string;
  isText: boolean;
  index?: number;
}

function writeDocument(doc: RichNode, originals: readonly Original[], gaps: SlicedHtml["gaps"]): string {
  if (isEmpty(doc)) return "";
  const parts: Written[] = [];
  const indexOf = finder(originals);
  for (let at = 0; at < doc.childCount;) {
    const index = indexOf(doc, at);
    const original = index === undefined ? undefined : originals[index]!;
    // Two texts in a row would be one paragraph.
    const isKept = original && !(original.isText && parts.at(-1)?.isText);
    const nodes = original?.nodes ?? [doc.child(at)];
    const { html, isText } = isKept ? original : { html: writeBlocks(nodes), isText: false };
    parts.push({ html, isText, ...(index !== undefined && { index }) });
    at += nodes.length;
  }
  const last = originals.length;
  const usual = last > 1 ? gaps[1] : "";
  const gapAfter = ({ index }: Written, next: Written | undefined): string | undefined => {
    if (!next) return last > 0 ? gaps[last] : "";
    if (index !== undefined && index + 1 < last) return gaps[index + 1];
    return next.index ? gaps[next.index] : usual;
  };
  return [gaps[0], ...parts.flatMap((part, at) => [part.html, gapAfter(part, parts[at + 1])])].join("");
}

/** Returns a function that finds the original of the blocks at an index of a document. */
function finder(originals: readonly Original[]): (doc: RichNode, at: number) => number | undefined {
  const byFirst = new Map(originals.map(({ nodes }, index) => [nodes[0], index]));
  return (doc, at) => {
    const isAt = ({ nodes }: Original): boolean =>
      nodes.every((node, offset) => doc.maybeChild(at + offset)?.eq(node) === true);
    const same = byFirst.get(doc.child(at));
    if (same !== undefined && isAt(originals[same]!)) return same;
    // Undo makes an equal block, not the same one.
    const equal = originals.findIndex(isAt);
    return equal < 0 ? undefined : equal;
  };
}
