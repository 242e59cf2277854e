import { expect, it } from "vitest";
import { isRepresentable, readHtml, writeHtml } from "../../src/widgets/rich-text/rich-html";

const representable = [
  "",
  "<p></p>",
  "plain text",
  "<p>One</p><p>Two <strong>bold <em>both</em></strong> end</p>",
  "<p>a <b>bold</b> and <i>slanted</i> word, <del>gone</del></p>",
  '<h2>Head</h2>\n<ul>\n<li>One</li>\n<li>Two<ol start="3"><li>Three</li></ol></li>\n</ul>',
  '<p style="text-align: center;">In the middle</p>',
  '<p><a href="https://example.com" target="_blank" rel="noopener">link</a><br>next line</p>',
  '<blockquote><p>Quoted</p></blockquote><hr><pre class="language-js"><code>let a = 1;\n  b();</code></pre>',
  '<p><img src="/api/files/x/y/z.png" alt="A map" width="20"></p>',
  "<p>non\u00a0breaking</p>",
];

const onlyAsSource = [
  "<table><tbody><tr><td>cell</td></tr></tbody></table>",
  '<p><span style="color: red;">red</span></p>',
  '<p class="lead">Lead</p>',
  "<div>block</div>",
  "<p>text</p><!-- note -->",
  '<p onclick="alert(1)">text</p>',
  "<p>text</p><script>alert(1)</script>",
  '<iframe src="https://example.com"></iframe>',
  '<p><a name="top">anchor</a></p>',
];

it.each(representable)("keeps the meaning of %j", (html) => {
  expect(isRepresentable(html)).toBe(true);
  const written = writeHtml(readHtml(html));
  expect(writeHtml(readHtml(written))).toBe(written);
});

it.each(onlyAsSource)("leaves %j to the source", (html) => {
  expect(isRepresentable(html)).toBe(false);
});

it("writes items of lists without paragraphs, and nothing for an empty text", () => {
  const html = "<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>";
  expect(writeHtml(readHtml(html))).toBe(html);
  expect(writeHtml(readHtml("<p></p>"))).toBe("");
});
