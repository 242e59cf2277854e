// Images, requests and fonts fall back to `default-src`. Every answer carries this header, so nothing is repeated.
const directives = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  // Previews of PDF files: the backend's answer is sandboxed, so the page shows a copy.
  "frame-src blob:",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Content security policy of the page's meta tag, in which `frame-ancestors` has no effect. */
export const metaPolicy = directives.join("; ");

/** Content security policy of the front's pages. */
export const policy = [...directives, "frame-ancestors 'none'"].join("; ");

/** CSP directive that keeps an API answer, opened as a page, from running with our origin. */
export const sandbox = "sandbox";

/** Content security policy of API answers: opened as a page, an answer can do nothing. */
export const answerPolicy = `default-src 'none'; ${sandbox}`;

/** Header that turns off MIME sniffing. */
export const noSniffing = { "X-Content-Type-Options": "nosniff" };

/** Headers that keep other origins from framing a page, embedding it or holding its window. */
export const isolation = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  ...noSniffing,
  "X-Frame-Options": "DENY",
};
