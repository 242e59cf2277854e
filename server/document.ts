import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Serves a page: compressed if the browser can read that, and not again if the browser has it. */
export function documentOf(html: string): RequestListener {
  const tag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) };
  return ({ method, headers }, response) => {
    const accepted = String(headers["accept-encoding"] ?? "");
    const encoding = (["br", "gzip"] as const).find((each) =>
      new RegExp(`\\b${each}\\b(?!;q=0(?:\\D|$))`).test(accepted),
    );
    const same = { "Cache-Control": "no-cache", Vary: "Accept-Encoding", ETag: tag };
    if ((headers["if-none-match"] ?? "").includes(tag)) return void response.writeHead(304, same).end();
    const body = bodies[encoding ?? "identity"];
    const content = { "Content-Type": "text/html;charset=utf-8", "Content-Length": body.length };
    response.writeHead(200, { ...same, ...content, ...(encoding && { "Content-Encoding": encoding }) });
    response.end(method === "HEAD" ? undefined : body);
  };
}

/** Adds attributes to the root element of a page. */
export const withAttributes = (html: string, attributes: Readonly<Record<string, string>>): string =>
  html.replace("<html", () =>
    Object.entries(attributes).reduce((start, [name, value]) => `${start} ${name}="${escaped(value)}"`, "<html"),
  );

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
