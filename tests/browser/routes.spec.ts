import type { Page } from "@playwright/test";
import { expiredSession } from "./support/site";
import { expect, storageWith, test } from "./support/test";

/** Where an address leads, and what stands there. */
interface Arrival {
  address: RegExp;
  heading: string;
  menu: boolean;
}

const signIn: Arrival = { address: /#\/login$/, heading: "Admin sign in", menu: false };
const collections: Arrival = { address: /#\/collections\?collectionId=\w+/, heading: "users", menu: true };
const settings = (route: string, heading: string): Arrival => ({ address: endsIn(route), heading, menu: true });
const nowhere = (route: string): Arrival => ({
  address: endsIn(route),
  heading: "There is no page at this address.",
  menu: false,
});

const endsIn = (route: string): RegExp => new RegExp(`#${route}$`);

// Each route, and what a visitor without a session and a signed-in admin find there.
const built: readonly (readonly [route: string, visitor: Arrival, admin: Arrival])[] = [
  ["/", signIn, collections],
  ["/login", signIn, collections],
  ["/collections", signIn, collections],
  ["/settings", signIn, settings("/settings", "Application settings")],
  ["/logs", signIn, { address: /#\/logs(\?.*)?$/, heading: "Request logs", menu: true }],
  ["/settings/mail", signIn, settings("/settings/mail", "Mail settings")],
  ["/settings/storage", signIn, settings("/settings/storage", "Files storage")],
  ["/settings/auth-providers", signIn, settings("/settings/auth-providers", "Auth providers")],
  ["/settings/tokens", signIn, settings("/settings/tokens", "Token options")],
  ["/settings/admins", signIn, settings("/settings/admins", "Admins")],
];

const notBuilt = [
  "/settings/export-collections",
  "/settings/import-collections",
  "/request-password-reset",
  "/confirm-password-reset/a.token",
  "/users/confirm-password-reset/a.token",
  "/auth/confirm-password-reset/a.token",
  "/users/confirm-verification/a.token",
  "/auth/confirm-verification/a.token",
  "/users/confirm-email-change/a.token",
  "/auth/confirm-email-change/a.token",
  "/nowhere",
].map((route) => [route, nowhere(route), nowhere(route)] as const);

const routes = [...built, ...notBuilt];

async function expectArrival(page: Page, { address, heading, menu }: Arrival): Promise<void> {
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: menu });
}

for (const [route, visitor, admin] of routes) {
  test(`${route} without a session`, async ({ page }) => {
    await page.goto(`#${route}`);
    await expectArrival(page, visitor);
  });

  test(`${route} with a session`, async ({ signedIn }) => {
    await signedIn.goto(`#${route}`);
    await expectArrival(signedIn, admin);
  });

  test(`${route} with a session that has run out`, async ({ page, site }) => {
    await page.context().setStorageState(storageWith(site, expiredSession(site)));
    await page.goto(`#${route}`);
    await expectArrival(page, visitor);
  });
}

const installer: Arrival = { address: /\?installer#\/?$/, heading: "Create the first admin", menu: false };

test("every address with the installer's flag leads to the installer", async ({ page, emptySite }) => {
  for (const [route] of routes) {
    await test.step(route, async () => {
      await page.goto("about:blank");
      await page.goto(`${emptySite.url}?installer#${route}`);
      await expectArrival(page, installer);
    });
  }
});

test("the installer ends a session that is left from another backend, without a word", async ({
  page,
  emptySite,
  site,
}) => {
  await page.context().setStorageState(storageWith(emptySite, site));
  // As slow as can be, so that the session ends while its renewal is under way.
  await page.route("**/api/admins/auth-refresh", () => {});
  await page.goto(`${emptySite.url}?installer#/settings`);
  await expectArrival(page, installer);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pb_admin_auth"))).toBeNull();
  await expect(page.getByText("Your session has ended.")).toBeHidden();
});

test("the not-found page names the address and leads to the collections", async ({ signedIn }) => {
  await signedIn.goto("#/nowhere");
  await expect(signedIn.getByText("/nowhere", { exact: true })).toBeVisible();
  await expect(signedIn).toHaveTitle("Sextant");
  await signedIn.getByRole("link", { name: "Go to collections" }).click();
  await expectArrival(signedIn, collections);
});

test("Back and Forward go through the pages", async ({ signedIn }) => {
  await signedIn.goto("#/settings");
  const list = signedIn.getByRole("navigation", { name: "Settings" });
  await list.getByRole("link", { name: "Mail settings" }).click();
  await expectArrival(signedIn, settings("/settings/mail", "Mail settings"));
  await signedIn.goBack();
  await expectArrival(signedIn, settings("/settings", "Application settings"));
  await signedIn.goForward();
  await expectArrival(signedIn, settings("/settings/mail", "Mail settings"));
});
