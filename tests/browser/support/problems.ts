import type { BrowserContext } from "@playwright/test";

/** Uncaught errors of pages, and errors and warnings in their consoles. */
export interface Problems {
  /** Listens to all pages of a context, present and later. */
  watch: (context: BrowserContext) => void;
  /** Declares a problem that must occur in this test. */
  expect: (pattern: RegExp) => void;
  /** Declares a problem that may occur, because its cause is in the backend. */
  allow: (pattern: RegExp) => void;
  /** The problems without a declaration, and the declarations without a problem. */
  wrong: () => readonly string[];
  /** The answers of refused requests. The console names their addresses alone. */
  refusals: () => readonly string[];
}

const kinds = new Set(["error", "warning", "assert"]);

/** Collects the problems of a test. */
export function collectProblems(): Problems {
  const all: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const refusals: string[] = [];
  return {
    watch: (context) => {
      context.on("weberror", (fault) => all.push(`uncaught: ${fault.error().stack || fault.error().message}`));
      context.on("console", (message) => {
        if (!kinds.has(message.type())) return;
        all.push(`${message.type()}: ${message.text()} at ${message.location().url}`);
      });
      context.on("response", async (response) => {
        if (response.status() < 400) return;
        const said = await response.text().catch(() => "(gone with its page)");
        refusals.push(`${response.request().method()} ${response.url()}: ${response.status()} ${said}`);
      });
    },
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    wrong: () => [
      ...all.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
      ...expected.filter((pattern) => !all.some((line) => pattern.test(line))).map((pattern) => `missing: ${pattern}`),
    ],
    refusals: () => refusals,
  };
}
