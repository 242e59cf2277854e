import type { Locator, Page } from "@playwright/test";

/** All providers on the page, by what opens them. */
export const heads = (page: Page): Locator => page.getByRole("button", { name: /(Enabled|Disabled)( Has errors)?$/ });

/** What opens one. */
export const head = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${title} `) });

/** One provider with all that it shows. */
export const provider = (page: Page, title: string): Locator => page.locator(".acc").filter({ has: head(page, title) });

export const enable = (within: Locator): Locator => within.getByRole("switch", { name: "Enable" });

/** What every provider needs. */
export const client = { enabled: true, clientId: "a-client", clientSecret: "a-client-secret" };

/** The same as it is typed. */
export const typed = { "Client ID": client.clientId, "Client Secret": client.clientSecret };

/** Opens a provider and switches it on. */
export async function enabled(page: Page, title: string): Promise<Locator> {
  await head(page, title).click();
  await enable(provider(page, title)).click();
  return provider(page, title);
}
