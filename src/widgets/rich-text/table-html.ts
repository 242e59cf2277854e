import type { Attrs, DOMOutputSpec, Node, NodeSpec, TagParseRule } from "prosemirror-model";
import { TableMap } from "prosemirror-tables";
import { createInert, givenIn, parseHtml, rearm, type Given } from "./html-elements";

// Rows are written into the parts of their table at the end.
const partName = "kept-part";

const parts = new Set(["thead", "tbody", "tfoot"]);

const withoutSpans = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== "colspan" && name !== "rowspan"));

const cellRule = (tag: string): TagParseRule => ({
  tag,
  getAttrs: (element): Attrs => {
    const given = givenIn(element);
    return {
      given: withoutSpans(given),
      colspan: Math.max(1, Number(given["colspan"]) || 1),
      rowspan: Math.max(1, Number(given["rowspan"]) || 1),
    };
  },
});

const spansOf = ({ attrs: { colspan, rowspan } }: Node): Given => ({
  ...(colspan > 1 && { colspan: String(colspan) }),
  ...(rowspan > 1 && { rowspan: String(rowspan) }),
});

type Shown = (node: Node) => Given;

const cellSpec = (tag: string, tableRole: string, shown: Shown): NodeSpec => ({
  content: "block+",
  tableRole,
  isolating: true,
  attrs: { given: { default: {} }, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [cellRule(tag)],
  toDOM: (node): DOMOutputSpec => [tag, { ...shown(node), ...spansOf(node) }, 0],
});

/** Returns the nodes of tables. `shown` gives the attributes that the page shows. */
export const tableNodes = (shown: Shown): Record<string, NodeSpec> => ({
  table: {
    content: "table_row+",
    tableRole: "table",
    isolating: true,
    group: "block",
    // `columns` is the HTML of the column group, with the widths.
    attrs: { given: { default: {} }, columns: { default: "" } },
    parseDOM: [
      {
        tag: "table",
        getAttrs: (element) => {
          const columns = [...element.children].filter(({ tagName }) => tagName === "COLGROUP");
          return { given: givenIn(element), columns: columns.map((each) => rearm(each.outerHTML)).join("") };
        },
      },
      { tag: "colgroup", ignore: true },
    ],
    toDOM: (node) => ["table", shown(node), ["tbody", 0]],
  },
  table_row: {
    content: "(table_cell | table_header)+",
    tableRole: "row",
    attrs: { given: { default: {} }, part: { default: "tbody" } },
    parseDOM: [
      {
        tag: "tr",
        getAttrs: (element) => {
          const part = element.parentElement?.localName ?? "";
          return { given: givenIn(element), part: parts.has(part) ? part : "tbody" };
        },
      },
    ],
    toDOM: (node) => ["tr", shown(node), 0],
  },
  table_cell: cellSpec("td", "cell", shown),
  table_header: cellSpec("th", "header_cell", shown),
});

const givenOf = ({ attrs }: Node): Given => attrs["given"] as Given;
const withContent = (dom: HTMLElement): DOMOutputSpec => ({ dom, contentDOM: dom });

const widthOf = (columns: HTMLElement): number =>
  [...columns.querySelectorAll("col")].reduce((sum, { span }) => sum + (span || 1), 0);

/** Stored form of tables. Widths of columns are written only while there are as many columns. */
export const writtenTables = {
  table: (node: Node): DOMOutputSpec => {
    const made = createInert("table", givenOf(node));
    const columns = parseHtml(`<table>${node.attrs["columns"]}</table>`);
    if (widthOf(columns) === TableMap.get(node).width) made.append(...columns.firstElementChild!.childNodes);
    return withContent(made);
  },
  table_row: (node: Node): DOMOutputSpec =>
    withContent(createInert("tr", { ...givenOf(node), [partName]: String(node.attrs["part"]) })),
  table_cell: (node: Node): DOMOutputSpec => withContent(createInert("td", { ...givenOf(node), ...spansOf(node) })),
  table_header: (node: Node): DOMOutputSpec => withContent(createInert("th", { ...givenOf(node), ...spansOf(node) })),
};

/** Puts the rows of written tables into heads, bodies and feet. A head is first, a foot last. */
export function writeParts(body: Element): void {
  for (const table of body.querySelectorAll("table")) {
    const rows = [...table.children].filter(({ tagName }) => tagName === "TR");
    const partOf = (row: Element | undefined): string => row?.getAttribute(partName) ?? "";
    const firstBody = rows.findIndex((row) => partOf(row) !== "thead");
    const lastBody = rows.findLastIndex((row) => partOf(row) !== "tfoot");
    const names = rows.map((row, at) => {
      const isMoved = partOf(row) === "thead" ? firstBody >= 0 && at > firstBody : at <= lastBody;
      return partOf(row) === "tbody" || isMoved ? "tbody" : partOf(row);
    });
    rows.forEach((row, at) => {
      if (names[at] !== names[at - 1]) table.append(createInert(names[at]!));
      row.removeAttribute(partName);
      table.lastElementChild!.append(row);
    });
  }
}
