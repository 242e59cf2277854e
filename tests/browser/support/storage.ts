import type { Locator, Page } from "@playwright/test";
import type { S3 } from "../../../definitions/types/settings";
import type { Site } from "./test";

/** The console message of a failed connection test. */
export const refused = /status of 400 .*\/api\/settings\/test\/s3$/;

/** The message after a save whose connection test fails. */
export const savedOnly = "Successfully saved but failed to establish S3 connection.";

export const s3 = (page: Page): Locator => page.getByRole("switch", { name: "Use S3 storage" });
export const pathStyle = (page: Page): Locator => page.getByRole("switch", { name: "Force path-style addressing" });

const status = (page: Page, says: string): Locator =>
  page.getByRole("main").getByRole("status").filter({ hasText: says });
export const works = (page: Page): Locator => status(page, "S3 connected successfully");
export const fails = (page: Page): Locator => status(page, "Failed to establish S3 connection");
export const trying = (page: Page): Locator => status(page, "Trying the S3 connection...");

/** Stores settings of the storage. */
export const store = (site: Site, settings: Partial<S3>): Promise<unknown> =>
  site.call("PATCH", "/api/settings", { s3: settings });
