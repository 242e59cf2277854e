import type { Locator, Page, Request } from "@playwright/test";
import { redacted } from "../../../definitions/backend/backend-limits";
import type { Settings } from "../../../definitions/types/settings";
import { expect, test as base } from "./test";

interface OfSettings {
  /** The bodies of all saves so far. None may have the placeholder of a secret. */
  saves: readonly unknown[];
  /** Reads the stored settings. They are restored after the test. */
  stored: () => Promise<Settings>;
}

/** Tests of the pages under Settings. */
export const test = base.extend<OfSettings>({
  saves: async ({ page }, use) => {
    const bodies: unknown[] = [];
    page.on("request", (request) => isSave(request) && bodies.push(request.postDataJSON()));
    await use(bodies);
    expect(JSON.stringify(bodies)).not.toContain(redacted);
  },
  stored: async ({ site, whenDone }, use) => {
    const read = () => site.call<Settings>("GET", "/api/settings");
    const { meta, logs, smtp } = await read();
    whenDone(async () => void (await site.call("PATCH", "/api/settings", { meta, logs, smtp })));
    await use(read);
  },
});

const isSave = (request: Request): boolean =>
  request.method() === "PATCH" && new URL(request.url()).pathname === "/api/settings";

/** The messages after a save. */
export const saved = {
  application: "Successfully saved application settings.",
  mail: "Successfully saved mail settings.",
  storage: "Successfully saved files storage settings.",
  providers: "Successfully updated auth providers.",
};

export const save = (page: Page): Locator => page.getByRole("button", { name: "Save changes" });
export const cancel = (page: Page): Locator => page.getByRole("button", { name: "Cancel" });
export const testButton = (page: Page): Locator => page.getByRole("button", { name: "Send test email" });
export const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name });
export const accordion = (page: Page, which: string): Locator =>
  page.getByRole("button", { name: `Default "${which}" email template` });
export const smtp = (page: Page): Locator => page.getByRole("switch", { name: "Use SMTP mail server (recommended)" });

/** Opens a template of the mail settings. */
export async function openTemplate(page: Page, which = "Verification"): Promise<void> {
  await page.goto("#/settings/mail");
  await accordion(page, which).click();
}

/** Opens the mail settings, and presses the switch for SMTP. */
export async function switchSmtp(page: Page): Promise<void> {
  await page.goto("#/settings/mail");
  await smtp(page).click();
}

/** The editor of a body, not the plain text area that is there until it is loaded. */
export const editor = (page: Page): Locator => text(page, "Body (HTML)").and(page.locator("[contenteditable]"));

/** The text of a toast. */
export const toast = (page: Page, says: string | RegExp): Locator =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(says);

/** Checks that a field shows an error. */
export async function expectFault(field: Locator, fault: RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(fault);
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

/** Has each save refused with a tree of errors. */
export async function refuseSave(page: Page, data: object): Promise<void> {
  const json = { code: 400, message: "Something went wrong while processing your request.", data };
  await page.route("**/api/settings", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 400, json }) : route.continue(),
  );
}
