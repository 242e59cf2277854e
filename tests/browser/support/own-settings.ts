import type { Settings } from "../../../definitions/types/settings";
import { startStorage, type Storage } from "./s3";
import { test as ofSettings } from "./settings";
import { storeSession } from "./test";

interface OfOwnSettings {
  /** A real S3 storage. */
  storage: Storage;
}

/** Tests of settings that would disturb others: each has a site of its own. */
export const test = ofSettings.extend<OfOwnSettings>({
  baseURL: ({ ownSite }, use) => use(ownSite.url),
  signedIn: async ({ page, ownSite }, use) => {
    await storeSession(page, ownSite, ownSite);
    await use(page);
  },
  stored: ({ ownSite }, use) => use(() => ownSite.call<Settings>("GET", "/api/settings")),
  storage: async ({ whenDone }, use) => use(await startStorage(whenDone)),
});
