import type { Locator, Page } from "@playwright/test";

/** The buttons that open the providers. */
export const heads = (page: Page): Locator => page.getByRole("button", { name: /(Enabled|Disabled)( Has errors)?$/ });

/** The button that opens a provider. */
export const head = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${title} `) });

/** A provider with its fields. */
export const provider = (page: Page, title: string): Locator => page.locator(".acc").filter({ has: head(page, title) });

export const enable = (within: Locator): Locator => within.getByRole("switch", { name: "Enable" });

/** The required values of a provider. */
export const client = { enabled: true, clientId: "a-client", clientSecret: "a-client-secret" };

/** The same values by their labels. */
export const typed = { "Client ID": client.clientId, "Client Secret": client.clientSecret };

/** Opens a provider and switches it on. */
export async function enabled(page: Page, title: string): Promise<Locator> {
  await head(page, title).click();
  await enable(provider(page, title)).click();
  return provider(page, title);
}
