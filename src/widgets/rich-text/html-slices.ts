import { blocks, eithers, parseHtml, rawTexts, voids } from "./html-elements";

/** Part of an HTML text: one block, or a run of text and inline elements. */
interface HtmlSlice {
  html: string;
  /** Has no block of its own, so two of them in a row would be one. */
  isText: boolean;
}

/** HTML text as slices, with the blanks before each of them and after the last. */
export interface SlicedHtml {
  slices: readonly HtmlSlice[];
  gaps: readonly string[];
}

interface Piece {
  html: string;
  kind: "block" | "either" | "text";
}

const tokens = /<!--[^]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

// A comment has no tag.
const kindOf = (tag: string): Piece["kind"] =>
  !tag || eithers.has(tag) ? "either" : blocks.has(tag) ? "block" : "text";

/** Returns the elements, comments and texts outside of all elements; undefined if tags are not in pairs. */
function findPieces(html: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  let [depth, from, outer, raw] = [0, 0, "", ""];
  const end = (to: number, kind: Piece["kind"]): void => {
    if (to > from) pieces.push({ html: html.slice(from, to), kind });
    from = to;
  };
  for (const { 0: token, 1: slash, 2: name = "", index } of html.matchAll(tokens)) {
    const tag = name.toUpperCase();
    if (raw && !(slash && tag === raw)) continue;
    if (depth === 0) {
      end(index, "text");
      outer = tag;
    }
    if (slash) depth -= 1;
    else if (tag && !voids.has(tag)) depth += 1;
    raw = !slash && rawTexts.has(tag) ? tag : "";
    if (depth < 0) return undefined;
    if (depth === 0) end(index + token.length, kindOf(outer));
  }
  if (depth > 0) return undefined;
  end(html.length, "text");
  return pieces;
}

function joinPieces(pieces: readonly Piece[]): SlicedHtml {
  const slices: HtmlSlice[] = [];
  const gaps: string[] = [];
  let [gap, run] = ["", ""];
  const add = (html: string, isText: boolean, after = ""): void => {
    gaps.push(gap);
    slices.push({ html, isText });
    gap = after;
  };
  const endRun = (): void => {
    const [, before = "", text = "", after = ""] = /^([ \t\n\r\f]*)([^]*?)([ \t\n\r\f]*)$/.exec(run) ?? [];
    gap += before;
    if (text) add(text, true, after);
    run = "";
  };
  for (const { html, kind } of pieces) {
    // A comment or a video behind text in the same line is part of the text.
    if (kind === "text" || (kind === "either" && run.trim() && !/\n\s*$/.test(run))) run += html;
    else {
      endRun();
      add(html, false);
    }
  }
  endRun();
  return { slices, gaps: [...gaps, gap] };
}

const normalised = (html: string): string => parseHtml(html).innerHTML;

/** Returns whether content after a slice stays outside of its elements. */
const isClosed = ({ html, isText }: HtmlSlice, own: string): boolean => {
  const probe = isText ? "<hr>" : "<i></i>";
  return normalised(html + probe) === own + probe;
};

/** Slices an HTML text; undefined if its parts depend on each other. */
export function sliceHtml(html: string): SlicedHtml | undefined {
  const pieces = findPieces(html);
  const sliced = pieces && joinPieces(pieces);
  return sliced && isSound(sliced, html) ? sliced : undefined;
}

function isSound({ slices, gaps }: SlicedHtml, html: string): boolean {
  const own = slices.map((slice) => normalised(slice.html));
  const joined = gaps.map((gap, at) => gap + (own[at] ?? "")).join("");
  return joined === normalised(html) && slices.every((slice, at) => isClosed(slice, own[at]!));
}
