import { inlineElements, styledElements } from "../inline-elements";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Elements that begin a line of their own, also those that the editor does not know. */
export const blocks = words(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION CENTER COL COLGROUP DETAILS DIALOG DIR DIV DL FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN MENU NAV OL P PRE SEARCH SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL",
);

/** Elements that are part of a line next to text, and a block of their own elsewhere. */
export const eithers = words("AUDIO CANVAS EMBED IFRAME LINK META OBJECT PICTURE SCRIPT STYLE SVG TEMPLATE VIDEO");

/** Elements without content. */
export const voids = words("AREA BASE BR COL EMBED HR IMG INPUT LINK META PARAM SOURCE TRACK WBR");

/** Elements whose content is text, up to their end tag. */
export const rawTexts = words("IFRAME NOEMBED NOFRAMES NOSCRIPT SCRIPT STYLE TEXTAREA TITLE XMP");

/** Blocks around other blocks, edited in place. */
export const containers = words("ARTICLE ASIDE DIV FIGCAPTION FIGURE FOOTER HEADER MAIN SECTION");

/** Inline elements without a button of their own. Their text is edited, and they stay around it. */
export const styledMarks = words(styledElements);

/** Inline elements by which text is formatted. */
export const marks = words(inlineElements);

const edited = words(
  [
    "P H1 H2 H3 H4 H5 H6 BLOCKQUOTE UL OL LI PRE HR IMG BR TABLE THEAD TBODY TFOOT TR TD TH COLGROUP COL",
    ...containers,
    ...marks,
  ].join(" "),
);

const inert = document.implementation.createHTMLDocument("");

/**
 * Prefix of attributes that the policy of the page forbids, even in a separate document: styles and event handlers.
 * Parsed elements have them under other names.
 */
export const disarmed = "kept0-";

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const armed = /("[^"]*"|'[^']*'|[\s/])(style|on[a-z]+)(?=[\s=/>])|"[^"]*"|'[^']*'/gi;

/** Renames the styles and event handlers of HTML, so that it can be parsed. */
export const disarm = (html: string): string =>
  html.replaceAll(tags, (tag) =>
    tag.replaceAll(armed, (found, before?: string, name?: string) => (name ? `${before}${disarmed}${name}` : found)),
  );

/** Gives styles and event handlers their names back. */
export const rearm = (html: string): string => html.replaceAll(disarmed, "");

/** Attributes of an element as they are written, by name. */
export type Given = Readonly<Record<string, string>>;

/** Returns the attributes of a parsed element. */
export const givenIn = (element: Element): Given =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [rearm(name), value]));

/** Parses HTML in a separate document, which runs and loads nothing. */
export function parseHtml(html: string): HTMLElement {
  const holder = inert.createElement("body");
  holder.innerHTML = disarm(html);
  return holder;
}

/** Formats the content of a parsed element. */
export const formatHtml = (holder: Element): string => rearm(holder.innerHTML);

const isArmed = /^(?:style|on[a-z]+)$/i;

/** Creates an element in the separate document, with its attributes as they are written. */
export function createInert(tag: string, given: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = inert.createElement(tag);
  for (const [name, value] of Object.entries(given))
    made.setAttribute(isArmed.test(name) ? disarmed + name : name, value);
  return made;
}

/** Returns whether a code block has plain text only, which may be in one `code` element. */
export function isPlainCode(pre: Element): boolean {
  const { firstElementChild: code } = pre;
  return !code || (code.tagName === "CODE" && pre.childNodes.length === 1 && !code.firstElementChild);
}

/** Returns whether the editor can edit an element and its attributes. Its content may still be unknown. */
function isEdited(element: Element): boolean {
  const { tagName } = element;
  if (!edited.has(tagName)) return false;
  if (tagName === "PRE" && !isPlainCode(element)) return false;
  // A mark needs text to be on.
  if (marks.has(tagName) && !element.hasChildNodes()) return false;
  return [...element.attributes].every(({ name }) => /^[a-z][\w:.-]*$/i.test(name));
}

/** Replaces elements and comments that the editor does not know by placeholders that have their HTML. */
export function replaceUnknown(parent: Element): void {
  for (const child of parent.childNodes) {
    if (child instanceof Element && isEdited(child)) replaceUnknown(child);
    else if (child instanceof Element || child instanceof Comment) child.replaceWith(placeholderOf(child));
  }
}

function placeholderOf(node: Element | Comment): HTMLElement {
  const isEither = node instanceof Comment || eithers.has(node.tagName.toUpperCase());
  const isBlock = isEither ? !isInLine(node) : blocks.has(node.tagName);
  const html = node instanceof Comment ? `<!--${node.data}-->` : rearm(node.outerHTML);
  return createInert(isBlock ? "kept-block" : "kept-inline", { html });
}

const lines = words(["P PRE H1 H2 H3 H4 H5 H6", ...marks].join(" "));

const isInLine = (node: Element | Comment): boolean =>
  lines.has(node.parentElement?.tagName ?? "") ||
  isTextual(beyondBlanks(node, "previousSibling")) ||
  isTextual(beyondBlanks(node, "nextSibling"));

function beyondBlanks(node: Node, side: "previousSibling" | "nextSibling"): Node | null {
  let next = node[side];
  while (next instanceof Text && !next.data.trim()) next = next[side];
  return next;
}

const isTextual = (node: Node | null): boolean =>
  node instanceof Text ||
  (node instanceof Element && !blocks.has(node.tagName) && !eithers.has(node.tagName.toUpperCase()));
