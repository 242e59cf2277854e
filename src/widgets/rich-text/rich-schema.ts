import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from "prosemirror-model";

const alignOf = (element: HTMLElement): Attrs => ({ align: element.style.textAlign || null });
const styled = ({ attrs }: Node): Attrs => (attrs["align"] ? { style: `text-align: ${attrs["align"]};` } : {});

const block = (tag: string, rest: Omit<NodeSpec, "toDOM" | "parseDOM">): NodeSpec => ({
  ...rest,
  group: "block",
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const given = (attrs: Attrs): Attrs => Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
const optional = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));
const read =
  (...names: readonly string[]) =>
  (element: HTMLElement): Attrs =>
    Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

const imageParts = ["src", "alt", "title", "width", "height"] as const;
const linkParts = ["href", "target", "rel", "title"] as const;

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: {
    content: "inline*",
    group: "block",
    attrs: optional("align"),
    parseDOM: [{ tag: "p", getAttrs: alignOf }],
    toDOM: (node): DOMOutputSpec => ["p", styled(node), 0],
  },
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { level: { default: 2 }, ...optional("align") },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level, ...alignOf(element) }),
    })),
    toDOM: (node): DOMOutputSpec => [`h${node.attrs["level"]}`, styled(node), 0],
  },
  blockquote: block("blockquote", { content: "block+", defining: true }),
  bullet_list: block("ul", { content: "list_item+" }),
  ordered_list: {
    ...block("ol", { content: "list_item+", attrs: optional("start") }),
    parseDOM: [{ tag: "ol", getAttrs: read("start") }],
    toDOM: ({ attrs }) => ["ol", given(attrs), 0],
  },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    attrs: optional("class"),
    parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: read("class") }],
    toDOM: ({ attrs }) => ["pre", given(attrs), ["code", 0]],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  text: { group: "inline" },
  image: {
    inline: true,
    group: "inline",
    draggable: true,
    attrs: optional(...imageParts),
    parseDOM: [{ tag: "img", getAttrs: read(...imageParts) }],
    toDOM: ({ attrs }) => ["img", given(attrs)],
  },
  hard_break: { inline: true, group: "inline", selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
};

const mark = (...tags: readonly [string, ...string[]]): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: () => [tags[0], 0],
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: optional(...linkParts),
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: read(...linkParts) }],
    toDOM: ({ attrs }) => ["a", given(attrs), 0],
  },
  strong: mark("strong", "b"),
  em: mark("em", "i"),
  underline: mark("u"),
  strike: mark("s", "del", "strike"),
  sub: mark("sub"),
  sup: mark("sup"),
  code: mark("code"),
};

/** Schema of the rich text editor. Other HTML is edited as source. */
export const richSchema = new Schema({ nodes, marks });
