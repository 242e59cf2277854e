import type { Page } from "@playwright/test";
import { expect, storeSession, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** Where an address leads, and what stands there. */
interface Arrival {
  address: RegExp;
  heading: string;
  menu: boolean;
  /** What stands on the page beside its heading, where several have the same one. */
  text?: string;
}

const collections: Arrival = { address: /#\/collections\?collectionId=\w+/, heading: "users", menu: true };
const settings = (route: string, heading: string): Arrival => ({ address: endsIn(route), heading, menu: true });
const nowhere = (route: string): Arrival => ({
  address: endsIn(route),
  heading: "Page not found.",
  menu: false,
  text: route,
});

const endsIn = (route: string): RegExp => new RegExp(`#${route}$`);

// Each route, and what a signed-in admin finds there.
const anyone = (route: string, heading: string) => [route, { address: endsIn(route), heading, menu: false }] as const;
const routes: readonly (readonly [route: string, arrival: Arrival])[] = [
  ["/", collections],
  ["/login", collections],
  ["/collections", collections],
  ["/settings", settings("/settings", "Application settings")],
  ["/logs", { address: /#\/logs(\?.*)?$/, heading: "Request logs", menu: true }],
  ["/settings/mail", settings("/settings/mail", "Mail settings")],
  ["/settings/storage", settings("/settings/storage", "Files storage")],
  ["/settings/auth-providers", settings("/settings/auth-providers", "Auth providers")],
  ["/settings/tokens", settings("/settings/tokens", "Token options")],
  ["/settings/admins", settings("/settings/admins", "Admins")],
  ["/settings/export-collections", settings("/settings/export-collections", "Export collections")],
  ["/settings/import-collections", settings("/settings/import-collections", "Import collections")],
  ["/request-password-reset", collections],
  ["/confirm-password-reset/a.token", collections],
  anyone("/users/confirm-password-reset/a.token", "Reset your password"),
  anyone("/auth/confirm-password-reset/a.token", "Reset your password"),
  anyone("/users/confirm-verification/a.token", "Verify your email"),
  anyone("/auth/confirm-verification/a.token", "Verify your email"),
  anyone("/users/confirm-email-change/a.token", "Confirm your new email"),
  anyone("/auth/confirm-email-change/a.token", "Confirm your new email"),
  ["/nowhere", nowhere("/nowhere")],
];

async function expectArrival(page: Page, { address, heading, menu, text }: Arrival): Promise<void> {
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: menu });
  if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

test("Every address with a session leads to its page, or says that there is none, which leads to the collections; Back and Forward go through the pages", async ({
  signedIn: page,
}) => {
  // By the address of a page that is open.
  for (const [route, arrival] of routes) {
    await test.step(route, async () => {
      await page.goto(`#${route}`);
      await expectArrival(page, arrival);
    });
  }

  await test.step("the not-found page names the address and leads to the collections", async () => {
    await expect(page).toHaveTitle("Sextant");
    await page.getByRole("link", { name: "Go to collections" }).click();
    await expectArrival(page, collections);
  });

  await test.step("Back and Forward go through the pages", async () => {
    await page.goto("#/settings");
    const list = page.getByRole("navigation", { name: "Settings" });
    await list.getByRole("link", { name: "Mail settings" }).click();
    await expectArrival(page, settings("/settings/mail", "Mail settings"));
    await page.goBack();
    await expectArrival(page, settings("/settings", "Application settings"));
    await page.goForward();
    await expectArrival(page, settings("/settings/mail", "Mail settings"));
  });
});

const installer: Arrival = { address: /\?installer#\/?$/, heading: "Create the first admin", menu: false };

test("The installer ends a session that is left from another backend, without a word", async ({
  page,
  emptySite,
  site,
}) => {
  await storeSession(page, emptySite, site);
  // As slow as can be, so that the session ends while its renewal is under way.
  await page.route("**/api/admins/auth-refresh", () => {});
  await page.goto(`${emptySite.url}?installer#/settings`);
  await expectArrival(page, installer);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pb_admin_auth"))).toBeNull();
  await expect(page.getByText("Your session has ended.")).toBeHidden();
});
