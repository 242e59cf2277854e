// Pictures, calls and fonts fall under the first: every answer carries this, so nothing is said twice.
const directives = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** The content security policy of the page's meta tag, where `frame-ancestors` has no effect. */
export const metaPolicy = directives.join("; ");

/** The content security policy that the front sends. */
export const policy = [...directives, "frame-ancestors 'none'"].join("; ");

/** The policy that keeps an answer of the API, opened as a page, from running as one of our origin. */
export const sandbox = "sandbox";

/** The policy of an answer of the API that has none of its own: opened as a page it can do nothing. */
export const answerPolicy = `default-src 'none'; ${sandbox}`;

/** A browser takes an answer for nothing but what it says it is. */
export const noSniffing = { "X-Content-Type-Options": "nosniff" };

/** The headers of a page that keep other origins from framing it, embedding it, and holding a handle to its window. */
export const isolation = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  ...noSniffing,
  "X-Frame-Options": "DENY",
};
