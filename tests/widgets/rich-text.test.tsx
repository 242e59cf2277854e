import { EditorState } from "prosemirror-state";
import { array, assert, constantFrom, letrec, oneof, property, tuple } from "fast-check";
import { expect, it } from "vitest";
import { parseHtml } from "../../src/widgets/rich-text/html-elements";
import { meaningOf } from "../../src/widgets/rich-text/html-meaning";
import { sliceHtml } from "../../src/widgets/rich-text/html-slices";
import { pasteReader } from "../../src/widgets/rich-text/pasted-html";
import { readDocument, type RichDocument } from "../../src/widgets/rich-text/rich-document";
import { writeBlocks } from "../../src/widgets/rich-text/rich-html";

/** Returns the HTML after letters were typed at the start of a top-level block. */
function typeInto({ doc, write }: RichDocument, block: number, letters = "New "): string {
  const change = EditorState.create({ doc }).tr;
  let start = 0;
  for (let at = 0; at < block; at += 1) start += doc.child(at).nodeSize;
  let within = -1;
  doc.child(block).descendants((node, at) => {
    if (within < 0 && node.isTextblock) within = at + 1;
    return within < 0;
  });
  if (doc.child(block).isTextblock) within = 0;
  return within < 0 ? write(doc) : write(change.insertText(letters, start + 1 + within).doc);
}

const edited = (html: string, block = 0): string | undefined => {
  const read = readDocument(html);
  return read && typeInto(read, block);
};

// HTML of one block, and the same HTML with "New " at its start.
const kept: readonly (readonly [html: string, edited: string])[] = [
  ["", "<p>New </p>"],
  ["plain text", "<p>New plain text</p>"],
  ["<p>Two <strong>bold <em>both</em></strong> end</p>", "<p>New Two <strong>bold <em>both</em></strong> end</p>"],
  ['<h2 id="top">Head</h2>', '<h2 id="top">New Head</h2>'],
  ['<p style="text-align:center; mso-x: y">Mid</p>', '<p style="text-align:center; mso-x: y">New Mid</p>'],
  [
    '<p title="a style=b"style="x: y"><i STYLE=z>t</i> style=u</p>',
    '<p title="a style=b" style="x: y"><em style="z">New t</em> style=u</p>',
  ],
  ['<p class="lead" onclick="alert(1)">Lead</p>', '<p class="lead" onclick="alert(1)">New Lead</p>'],
  ['<p>a <span style="color: red;">red</span></p>', '<p>New a <span style="color: red;">red</span></p>'],
  ['<p>an <a href="/x" data-id="1">link</a><br>next</p>', '<p>New an <a href="/x" data-id="1">link</a><br>next</p>'],
  ['<p>x <a name="top"></a><!-- note --> y</p>', '<p>New x <a name="top"></a><!-- note --> y</p>'],
  ['<p>x <video src="a.mp4" controls=""></video></p>', '<p>New x <video src="a.mp4" controls=""></video></p>'],
  ['<p>i <img src="z.png" srcset="b.png 2x"></p>', '<p>New i <img src="z.png" srcset="b.png 2x"></p>'],
  [
    "<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>",
    "<ul><li>New One</li><li>Two<ul><li>Three</li></ul></li></ul>",
  ],
  [
    '<ol start="3" class="x"><li value="4">Three</li></ol>',
    '<ol start="3" class="x"><li value="4">New Three</li></ol>',
  ],
  [
    '<pre><code class="language-js">a = 1;\n  b</code></pre>',
    '<pre><code class="language-js">New a = 1;\n  b</code></pre>',
  ],
  ["<pre>a = 1;\n  b</pre>", "<pre>New a = 1;\n  b</pre>"],
  [
    '<div class="note"><p>In</p><iframe src="/x"></iframe></div>',
    '<div class="note"><p>New In</p><iframe src="/x"></iframe></div>',
  ],
  [
    "<blockquote><p>non\u00a0breaking</p><hr></blockquote>",
    "<blockquote><p>New non&nbsp;breaking</p><hr></blockquote>",
  ],
];

it.each(kept)("keeps what it does not know in an edited %j", (html, after) => {
  expect(edited(html)).toBe(after);
});

const onlyAsSource = [
  "<!-- note -->",
  "<script>alert(1)</script>",
  '<iframe src="https://example.com"></iframe>',
  "<dl><dt>Term</dt><dd>Text</dd></dl>",
  '<a href="/x"><h2>Title</h2></a>',
  `<p>${"x".repeat(200_001)}</p>`,
];

it.each(onlyAsSource)("leaves HTML without text to edit to the source, case %#", (html) => {
  expect(readDocument(html)).toBeUndefined();
});

it("leaves all other blocks, and the blanks between them, as they were written", () => {
  const blocks = [
    "<p>First</p>",
    "<P CLASS=a>loud</P>",
    "<!-- note -->",
    "<p>a <b>bold</b> and <i>slanted</i></p>",
    "bare <b>text</b>",
    '<iframe src="https://example.com"   ></iframe>',
    "<script>if (a < b) alert('</p>')</script>",
    "<hr/>",
    "<p>Last</p>",
  ];
  const html = `\n${blocks.join("\n\n")}\n`;
  expect(edited(html, 0)).toBe(html.replace("First", "New First"));
  expect(edited(html, 8)).toBe(html.replace("Last", "New Last"));
  expect(edited(html, 4)).toBe(
    html.replace("bare <b>text</b>", "<p>New bare <b>text</b></p>".replaceAll("b>", "strong>")),
  );
});

it("closes open tags when a text of which all is known is edited", () => {
  expect(edited("<p>one<p>two</p>", 1)).toBe("<p>one</p><p>New two</p>");
  expect(edited("<div>one")).toBe("<div>New one</div>");
});

it("writes a text as it was after its edits are undone, and nothing for an empty one", () => {
  const html = "<p>a <b>bold</b></p>\n<p>two</p>";
  const { doc, write } = readDocument(html)!;
  const change = EditorState.create({ doc }).tr.insertText("x", 1);
  expect(write(change.delete(1, 2).doc)).toBe(html);
  expect(write(change.delete(0, change.doc.content.size).doc)).toBe("");
});

it("keeps two texts apart when the block between them is deleted", () => {
  const { doc, write } = readDocument("one<p>two</p>three")!;
  const change = EditorState.create({ doc }).tr.delete(
    doc.child(0).nodeSize,
    doc.child(0).nodeSize + doc.child(1).nodeSize,
  );
  expect(write(change.doc)).toBe("one<p>three</p>");
});

it("leaves a table with a caption as it was written", () => {
  const table = "<table><caption>Sizes</caption><tbody><tr><td>a</td></tr></tbody></table>";
  expect(edited(`<p>one</p>${table}`)).toBe(`<p>New one</p>${table}`);
});

it("takes neither scripts nor the looks of another page from pasted HTML", () => {
  const pasted = [
    '<p onclick="x()" class="Mso" style="color: red; text-align: center">a <a href=" java\nscript:x()" title="t">b</a></p>',
    '<script>x()</script><iframe src="/y"></iframe><kept-block html="<script>x()</script>"></kept-block>',
    '<img src="a.png" onerror="x()" alt="A"><img src="javascript:x()">',
  ].join("");
  const written = writeBlocks(pasteReader.parse(parseHtml(pasted)).children);
  expect(written).toBe('<p style="text-align: center">a <a title="t">b</a></p><p><img src="a.png" alt="A"><img></p>');
});

const names = [
  "p",
  "h2",
  "div",
  "ul",
  "li",
  "pre",
  "code",
  "b",
  "span",
  "a",
  "table",
  "tr",
  "td",
  "iframe",
  "video",
  "dl",
  "x-own",
  "section",
  "blockquote",
];
const attributes = constantFrom(
  "",
  ' class="a b"',
  ' style="color:red"',
  " onclick='x()'",
  ' href="/x"',
  " data-x=1",
  " hidden",
);
const part = constantFrom(
  "text",
  " ",
  "\n",
  "&amp;",
  "\u00a0",
  "<br>",
  "<!-- note -->",
  '<img src="a.png">',
  "<hr>",
  "<script>1 < 2</script>",
);
const { node } = letrec<{ node: string }>((tie) => ({
  node: oneof(
    { maxDepth: 4, withCrossShrink: true },
    part,
    tuple(constantFrom(...names), attributes, array(tie("node"), { maxLength: 4 })).map(
      ([name, attribute, inner]) => `<${name}${attribute}>${inner.join("")}</${name}>`,
    ),
  ),
}));

it("keeps random HTML around an edited paragraph, or leaves it to the source", () => {
  let count = 0;
  assert(
    property(array(node, { maxLength: 5 }), array(node, { maxLength: 5 }), (before, after) => {
      const html = `${before.join("")}<p>Edited</p>${after.join("")}`;
      const read = readDocument(html);
      if (!read) return;
      const index = read.doc.children.findIndex(({ textContent }) => textContent === "Edited");
      expect(read.write(read.doc)).toBe(html);
      if (index < 0 || !read.doc.child(index).isTextblock) return;
      const written = typeInto(read, index);
      const expected = html.replace("<p>Edited</p>", "<p>New Edited</p>");
      expect(meaningOf(parseHtml(written))).toBe(meaningOf(parseHtml(expected)));
      if (!sliceHtml(html)) return;
      count += 1;
      expect(written).toBe(expected);
    }),
    { numRuns: 400 },
  );
  expect(count).toBeGreaterThan(100);
});
