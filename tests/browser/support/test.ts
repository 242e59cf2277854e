import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import type { BuiltVersion } from "../../../server/built-versions.mjs";
import type { FrontOptions } from "../../../server/front";
import { testedVersion } from "../../support/tested-version";
import { withCleanup, type WhenDone } from "./cleanup";
import { startMailbox, type Mailbox } from "./mailbox";
import { collectProblems, type Problems } from "./problems";
import {
  makeSeed,
  startEmptySite,
  startFront,
  startSite,
  storeSession,
  type EmptySite,
  type Seed,
  type Site,
} from "./site";

export { axe, axeInBothThemes } from "./axe";
export { field, fillIn, scrollTo, waitForFocus, tabTo } from "./form";
export { firstAdmin, signIn, storeSession, type EmptySite, type Site } from "./site";
export { expect };

interface OfWorker {
  /** The version of the backend of all sites. */
  backendVersion: BuiltVersion;
  /** A site with an admin. All tests of a worker share it: leave it as it was. */
  site: Site;
  seed: Seed;
  cleanup: { withCleanup: typeof withCleanup };
}

interface OfTest {
  /** A site of this test alone, without an admin. */
  emptySite: EmptySite;
  /** A site of this test alone, with an admin. */
  ownSite: Site;
  /** The page with a stored session. It has no address yet: `goto("#/collections")`. */
  signedIn: Page;
  /** Declares an error or a warning in the console that this test causes. */
  expectProblem: Problems["expect"];
  /** Also fails the test on problems in this context. */
  watch: (context: BrowserContext) => void;
  /** A real mail server. */
  mailbox: Mailbox;
  /** Registers how to undo what a test did. */
  whenDone: WhenDone;
  /** Starts the front alone; gives its origin. */
  frontOf: (options: FrontOptions) => Promise<string>;
  problems: Problems;
}

export const test = base.extend<OfTest, OfWorker>({
  // A fixture must name another one: those that need none name this one.
  cleanup: [{ withCleanup }, { scope: "worker", option: true }],
  backendVersion: [testedVersion, { scope: "worker", option: true }],
  seed: [
    ({ cleanup, backendVersion }, use) =>
      cleanup.withCleanup(async (whenDone) => use(await makeSeed(whenDone, backendVersion))),
    { scope: "worker" },
  ],
  site: [
    ({ cleanup, seed }, use) => cleanup.withCleanup(async (whenDone) => use(await startSite(whenDone, seed))),
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  whenDone: ({ cleanup }, use) => cleanup.withCleanup(use),
  emptySite: async ({ whenDone, backendVersion }, use) =>
    use(await startEmptySite(whenDone, undefined, backendVersion)),
  ownSite: async ({ whenDone, seed }, use) => use(await startSite(whenDone, seed)),
  frontOf: ({ whenDone }, use) => use((options) => startFront(whenDone, options)),
  problems: async ({ whenDone }, use) => {
    const problems = collectProblems();
    whenDone(async () => {
      const refusals = problems.refusals().map((refusal) => `refused: ${refusal}`);
      expect(problems.wrong(), ["problems that the test did not expect", ...refusals].join("\n")).toEqual([]);
    });
    await use(problems);
  },
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
    // Drop the answers that are still held back. The page may be closing.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" }).catch(() => {});
    // Close it before the backend stops, and before problems are checked.
    await context.close();
  },
  watch: ({ problems }, use) => use(problems.watch),
  expectProblem: ({ problems }, use) => use(problems.expect),
  signedIn: async ({ page, site }, use) => {
    await storeSession(page, site, site);
    await use(page);
  },
  mailbox: async ({ whenDone }, use) => {
    const mailbox = await startMailbox();
    whenDone(mailbox.close);
    await use(mailbox);
  },
});

/** Runs the tests of a file on this version. To name the default one again would only start other workers. */
export function runOn(version: BuiltVersion): void {
  if (version !== testedVersion) test.use({ backendVersion: version });
}

/** Clicks next to a panel that has just opened. The pointer moves there first, as a hand does. */
export async function clickBeside(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.click(x, y);
}
