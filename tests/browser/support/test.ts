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
  /** The dashboard before a backend that has an admin. All tests of a worker share it: leave it as it was. */
  site: Site;
  seed: Seed;
  cleanup: { withCleanup: typeof withCleanup };
}

interface OfTest {
  /** A site of this test alone, without an admin. */
  emptySite: EmptySite;
  /** A site of this test alone, with an admin: for what would disturb others, such as secrets and durations. */
  ownSite: Site;
  /** The page, with the admin's session stored. It is at no address yet: `goto("#/collections")`. */
  signedIn: Page;
  /** Declares an error or a warning in the console that belongs to this test, as narrowly as it can be. */
  expectProblem: Problems["expect"];
  /** Fails the test on problems in a context that the test itself made, too. */
  watch: (context: BrowserContext) => void;
  /** A real mail server. */
  mailbox: Mailbox;
  /** Takes note of how to undo what a test did. */
  whenDone: WhenDone;
  /** Starts the front alone, before whatever the test says; gives its origin. */
  frontOf: (options: FrontOptions) => Promise<string>;
  problems: Problems;
}

export const test = base.extend<OfTest, OfWorker>({
  // Every fixture must name what it stands on: those that stand on nothing stand on this.
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
    // An answer that is still on its way to a page has nobody to go to. The page itself may just be closing.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" }).catch(() => {});
    // Before what it talks to is stopped, and before its problems are looked at.
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

/** Clicks beside what has just opened. The pointer comes from elsewhere, as nobody's clicks in the moment of the opening. */
export async function clickBeside(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.click(x, y);
}
