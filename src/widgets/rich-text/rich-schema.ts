import {
  Schema,
  type Attrs,
  type DOMOutputSpec,
  type Mark,
  type MarkSpec,
  type Node,
  type NodeSpec,
  type TagParseRule,
} from "prosemirror-model";
import { containers, createInert, givenIn, styledMarks, type Given } from "./html-elements";
import { tableNodes, writtenTables } from "./table-html";

/** Returns the written attributes of a block or a mark. */
export const givenOf = ({ attrs }: Pick<Node | Mark, "attrs">): Given => (attrs["given"] ?? {}) as Given;

const given = { given: { default: {} } };

const rule = (tag: string, more: Attrs = {}): TagParseRule => ({
  tag,
  getAttrs: (element) => ({ ...more, given: givenIn(element) }),
});

/** Returns the attributes that change the look of a block in the editor. All others stay out of the page. */
export function shownAttributes(node: Pick<Node, "attrs">): Given {
  const { dir, style } = givenOf(node);
  // The policy of the page forbids style attributes, but not styles set by a script.
  const probe = document.createElement("p");
  probe.style.cssText = style ?? "";
  const { textAlign } = probe.style;
  return { ...(dir && { dir }), ...(textAlign && { style: `text-align: ${textAlign}` }) };
}

/** Block with an element of its own. */
const block = (tag: string, rest: Omit<NodeSpec, "toDOM" | "parseDOM" | "attrs">): NodeSpec => ({
  ...rest,
  group: "block",
  attrs: given,
  parseDOM: [rule(tag)],
  toDOM: (node): DOMOutputSpec => [tag, shownAttributes(node), 0],
});

const byTag = (tags: ReadonlySet<string>): TagParseRule[] =>
  [...tags].map((tag) => rule(tag.toLowerCase(), { tag: tag.toLowerCase() }));

const kept = (tag: string): Pick<NodeSpec, "attrs" | "parseDOM" | "toDOM"> => ({
  attrs: { html: { default: "" } },
  parseDOM: [{ tag, getAttrs: (element) => ({ html: element.getAttribute("html") ?? "" }) }],
  toDOM: () => [tag],
});

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: block("p", { content: "inline*" }),
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { level: { default: 2 }, ...given },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => rule(`h${level}`, { level })),
    toDOM: (node): DOMOutputSpec => [`h${node.attrs["level"]}`, shownAttributes(node), 0],
  },
  blockquote: block("blockquote", { content: "block+", defining: true }),
  container: {
    content: "block+",
    group: "block",
    defining: true,
    attrs: { tag: { default: "div" }, ...given },
    parseDOM: byTag(containers),
    toDOM: (node): DOMOutputSpec => ["div", shownAttributes(node), 0],
  },
  bullet_list: block("ul", { content: "list_item+" }),
  ordered_list: {
    ...block("ol", { content: "list_item+" }),
    toDOM: (node): DOMOutputSpec => {
      const { start } = givenOf(node);
      return ["ol", { ...shownAttributes(node), ...(start && { start }) }, 0];
    },
  },
  list_item: { ...block("li", { content: "block+", defining: true }), group: "" },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    // `code` has the attributes of the inner element, or null without one.
    attrs: { ...given, code: { default: {} } },
    parseDOM: [
      {
        tag: "pre",
        preserveWhitespace: "full",
        getAttrs: (pre) => {
          const code = pre.querySelector("code");
          return { given: givenIn(pre), code: code && givenIn(code) };
        },
      },
    ],
    toDOM: () => ["pre", ["code", 0]],
  },
  ...tableNodes(shownAttributes),
  horizontal_rule: { group: "block", attrs: given, parseDOM: [rule("hr")], toDOM: () => ["hr"] },
  kept_block: { ...kept("kept-block"), group: "block", atom: true, draggable: true },
  text: { group: "inline" },
  image: {
    inline: true,
    group: "inline",
    draggable: true,
    attrs: given,
    parseDOM: [rule("img")],
    toDOM: (node) => ["img", { alt: givenOf(node)["alt"] ?? "" }],
  },
  kept_inline: { ...kept("kept-inline"), inline: true, group: "inline", atom: true, draggable: true },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    linebreakReplacement: true,
    attrs: given,
    parseDOM: [rule("br")],
    toDOM: () => ["br"],
  },
};

const mark = (...tags: readonly [string, ...string[]]): MarkSpec => ({
  attrs: given,
  parseDOM: tags.map((tag) => rule(tag)),
  toDOM: () => [tags[0], 0],
});

const marks: Record<string, MarkSpec> = {
  link: { ...mark("a"), inclusive: false },
  // Several of them may be around the same text.
  styled: {
    attrs: { tag: { default: "span" }, ...given },
    excludes: "",
    parseDOM: byTag(styledMarks),
    toDOM: (styled) => [String(styled.attrs["tag"]), 0],
  },
  strong: mark("strong", "b"),
  em: mark("em", "i"),
  underline: mark("u"),
  strike: mark("s", "del", "strike"),
  sub: mark("sub"),
  sup: mark("sup"),
  code: mark("code"),
};

/** Schema of the rich text editor. `toDOM` is what the page shows. */
export const richSchema = new Schema({ nodes, marks });

const around = (dom: HTMLElement): DOMOutputSpec => ({ dom, contentDOM: dom });
const tagOf = ({ attrs }: Node | Mark, fixed: string): string => String(attrs["tag"] ?? fixed);
const asGiven =
  (tag: string) =>
  (node: Node | Mark): DOMOutputSpec =>
    around(createInert(tagOf(node, tag), givenOf(node)));
const asEmpty =
  (tag: string) =>
  (node: Node): DOMOutputSpec => ({ dom: createInert(tag, givenOf(node)) });
const keptAs =
  (tag: string) =>
  ({ attrs }: Node): DOMOutputSpec => ({ dom: createInert(tag, { html: String(attrs["html"]) }) });

/** Stored form of nodes and marks: with all attributes, in the separate document. */
export const written = {
  nodes: {
    paragraph: asGiven("p"),
    heading: (node: Node) => asGiven(`h${node.attrs["level"]}`)(node),
    blockquote: asGiven("blockquote"),
    container: asGiven("div"),
    bullet_list: asGiven("ul"),
    ordered_list: asGiven("ol"),
    list_item: asGiven("li"),
    code_block: (node: Node): DOMOutputSpec => {
      const pre = createInert("pre", givenOf(node));
      if (node.attrs["code"] === null) return around(pre);
      const code = createInert("code", node.attrs["code"] as Given);
      pre.append(code);
      return { dom: pre, contentDOM: code };
    },
    ...writtenTables,
    horizontal_rule: asEmpty("hr"),
    image: asEmpty("img"),
    hard_break: asEmpty("br"),
    kept_block: keptAs("kept-block"),
    kept_inline: keptAs("kept-inline"),
  },
  marks: {
    link: asGiven("a"),
    styled: asGiven("span"),
    strong: asGiven("strong"),
    em: asGiven("em"),
    underline: asGiven("u"),
    strike: asGiven("s"),
    sub: asGiven("sub"),
    sup: asGiven("sup"),
    code: asGiven("code"),
  },
};
