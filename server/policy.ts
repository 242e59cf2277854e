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

/** What an answer of the API may do where it is opened as a page and says nothing itself: nothing. */
export const answerPolicy = "default-src 'none'; sandbox";
