import type { Page } from "@playwright/test";
import { expect } from "./test";

const run = "globalThis.executed=1";
const foreign = "foreign.example";

const markup = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="https://${foreign}/a.png">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script href="https://${foreign}/a.js"/></svg>`,
  `<iframe src="https://${foreign}/"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<link rel="stylesheet" href="//${foreign}/a.css">`,
  `<style>@import "https://${foreign}/a.css";*{display:none}</style>`,
  `<meta http-equiv="refresh" content="0;url=https://${foreign}/">`,
  `<base href="https://${foreign}/">`,
  `<form action="https://${foreign}/"><button>Send`,
  `<object data="https://${foreign}/a.swf"></object>`,
  `<embed src="https://${foreign}/">`,
  `<video src="https://${foreign}/a.mp4" autoplay onplay="${run}">`,
  `<body onload="${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}">`,
  `<marquee onstart="${run}">moving</marquee>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}">`,
  `<template shadowrootmode="open"><script>${run}</script></template>`,
  `<a href="javascript:${run}">here</a>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<!DOCTYPE html><!ENTITY a SYSTEM "file:///etc/passwd">`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  "&amp;&nbsp;&copy;&notanentity;",
  `<ScRiPt>${run}</sCrIpT>`,
  `<scr<script>ipt>${run}</script>`,
  `<img src=x one\u0000rror=${run}>`,
  `<x style="position:fixed;inset:0;background:red">`,
  `<div class="scrim"></div>`,
  "<b>bold</b>",
];

const templates = [
  "{name}",
  "{email}",
  "{n} {total}",
  "{{7*7}}",
  "${7*7}",
  `\${${run}}`,
  "#{7*7}",
  "<%= 7*7 %>",
  "$& $1 $` $' $$",
  "%s %d %n %x",
  "%00%0a%0d",
  String.raw`\x3cscript\x3e`,
  String.raw`\u003cscript\u003e`,
  String.raw`\\server\share`,
  "`whoami`",
  "$(whoami)",
  "; DROP TABLE records; --",
  "' OR '1'='1",
  '" || id != "',
  "a && b || c ~ '%'",
  "@request.auth.id",
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  '=HYPERLINK("https://foreign.example")',
  "../../../../etc/passwd",
  "..%2f..%2f",
  String.raw`C:\windows\win.ini`,
  "CON",
];

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\nscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `https://${foreign}/?a=1&b=2#c`,
  `//${foreign}/a.png`,
  `https://user:secret@${foreign}/`,
  "https://[::1]:99999/",
  "http://0x7f.1/",
  "file:///etc/passwd",
  "blob:https://foreign.example/1",
  "about:blank",
  "mailto:a@b.co?subject=<b>",
  "#/settings",
  "?filter=1",
  "https://xn--80ak6aa92e.com",
  "ftp://foreign.example",
  "ws://foreign.example",
];

const direction = [
  "\u202Egnp.exe",
  "\u202Eright to left and never back",
  "\u202Dleft to right\u202C",
  "\u2066isolated",
  "\u2067isolated the other way",
  "\u2069closed alone",
  "\u200E\u200F\u061C marks",
  "שלום עולם",
  "مرحبا بالعالم",
  "english עברית english",
  "(שלום)",
  "‏1,234‏",
  "َُِّْ marks alone",
  "\uFDFD",
  "א".repeat(300),
];

const length = [
  "A".repeat(5000),
  "word ".repeat(1000),
  "A".repeat(200),
  "A".repeat(201),
  "-".repeat(1000),
  "\n".repeat(500),
  "a\n".repeat(300),
  "\t".repeat(300),
  " ".repeat(1000),
  "W".repeat(120),
  "漢".repeat(1000),
  "😀".repeat(300),
  `a${"\u0301".repeat(500)}`,
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞".repeat(20),
  "\u00AD".repeat(300),
  "/".repeat(400),
  "supercalifragilistic".repeat(30),
  `${"[".repeat(400)}${"]".repeat(400)}`,
  "﷽".repeat(100),
  "１２３".repeat(100),
];

const controls = [
  ...Array.from({ length: 9 }, (_, code) => `a${String.fromCharCode(code)}b`),
  ...[0x0b, 0x0c, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f].map((code) => `a${String.fromCharCode(code)}b`),
  "\u001B[31mred\u001B[0m",
  "a\rb",
  "a\r\nb",
  "a\u2028b",
  "a\u2029b",
  "\uFEFFmark",
  "a\uFFFEb",
  "a\uFFFFb",
  "\uFFFD",
  "\uE000",
];

const invisible = [
  "\u200B",
  "a\u200Bb",
  "a\u200Cb",
  "a\u200Db",
  "a\u2060b",
  "\u00A0",
  "\u3000",
  "\u2800",
  "\u3164",
  "\u180E",
  "\u{E0041}\u{E0042}",
  "\u{E0001}",
  "a\uFE0Fb",
  "\u034F",
  "\u115F\u1160",
];

const pictures = ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇫", "👍🏿", "1️⃣", "☠️", "🧑🏽‍🚀", "𝕳𝖔𝖘𝖙𝖎𝖑𝖊", "ⓗⓞⓢⓣ", "𠜎𠜱"];

const words = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "then",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "true",
  "false",
  "[object Object]",
  "0",
  "-0",
  "1e400",
  "0x10",
  "[]",
  "{}",
  '""',
  "'",
  '"',
  "`",
  "\\",
];

/** 200 strings that harm code that does not treat them as text. */
export const hostileStrings: readonly string[] = [
  ...markup,
  ...templates,
  ...addresses,
  ...direction,
  ...length,
  ...controls,
  ...invisible,
  ...pictures,
  ...words,
].slice(0, 200);

/** Names that the backend accepts for collections and fields: properties of every object, and a long one. */
export const hostileNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "then",
  "W".repeat(120),
];

/** Collects the requests of a page to other hosts. */
export function foreignCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname !== "127.0.0.1") calls.push(href);
  });
  return calls;
}

/** Checks that the strings ran no code, made no element, sent no request and widened no page. */
export async function expectUnharmed(page: Page, calls: readonly string[]): Promise<void> {
  const found = await page.evaluate(() => ({
    executed: Object.hasOwn(globalThis, "executed"),
    elements: [
      ...document.querySelectorAll("script, iframe, object, embed, base, marquee, template, [onerror], [onload]"),
    ]
      .filter((element) => !(element instanceof HTMLScriptElement && element.src.startsWith(location.origin)))
      .map((element) => element.outerHTML.slice(0, 100)),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    polluted: Object.keys(Object.prototype),
  }));
  expect(found).toEqual({ executed: false, elements: [], sideways: 0, polluted: [] });
  expect(calls).toEqual([]);
}
