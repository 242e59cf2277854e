import type { BrowserContext } from "@playwright/test";

/** What pages complained of: faults that nobody caught, errors and warnings in the console, the policy's among them. */
export interface Problems {
  /** Listens to all pages of a context, those that are opened later too. */
  watch: (context: BrowserContext) => void;
  /** Declares that a problem which matches comes in this test. One that does not come is wrong, too. */
  expect: (pattern: RegExp) => void;
  /** Declares that one may come, for a cause within the backend that no test can bring about. */
  allow: (pattern: RegExp) => void;
  /** Those that no declaration matches, each with the address that it concerns, and the declarations that nothing matches. */
  wrong: () => readonly string[];
  /** What the answers that were refusals said: the console names their addresses only. */
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
