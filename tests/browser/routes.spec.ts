import type { Page } from "@playwright/test";
import { expect, storeSession, test } from "./support/test";

/** Where an address leads, and what stands there. */
interface Arrival {
  address: RegExp;
  heading: string;
  menu: boolean;
  /** What stands on the page beside its heading, where several have the same one. */
  text?: string;
}

const signIn: Arrival = { address: /#\/login$/, heading: "Admin sign in", menu: false };
const collections: Arrival = { address: /#\/collections\?collectionId=\w+/, heading: "users", menu: true };
const settings = (route: string, heading: string): Arrival => ({ address: endsIn(route), heading, menu: true });
const nowhere = (route: string): Arrival => ({
  address: endsIn(route),
  heading: "There is no page at this address.",
  menu: false,
  text: route,
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
  ["/settings/export-collections", signIn, settings("/settings/export-collections", "Export collections")],
  ["/settings/import-collections", signIn, settings("/settings/import-collections", "Import collections")],
];

const words = (route: string, heading: string): Arrival => ({ address: endsIn(route), heading, menu: false });
const outside = (route: string, heading: string) => [route, words(route, heading), collections] as const;
const anyone = (route: string, heading: string) => [route, words(route, heading), words(route, heading)] as const;

const routes = [
  ...built,
  outside("/request-password-reset", "Forgotten admin password"),
  outside("/confirm-password-reset/a.token", "Reset your admin password"),
  anyone("/users/confirm-password-reset/a.token", "Reset your password"),
  anyone("/auth/confirm-password-reset/a.token", "Reset your password"),
  anyone("/users/confirm-verification/a.token", "Verify your email"),
  anyone("/auth/confirm-verification/a.token", "Verify your email"),
  anyone("/users/confirm-email-change/a.token", "Confirm your new email"),
  anyone("/auth/confirm-email-change/a.token", "Confirm your new email"),
  ["/nowhere", nowhere("/nowhere"), nowhere("/nowhere")] as const,
];

async function expectArrival(page: Page, { address, heading, menu, text }: Arrival): Promise<void> {
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: menu });
  if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** Goes to each route by the address of a page that is open, and checks where it leads. */
async function expectArrivals(page: Page, arrivals: readonly (readonly [route: string, arrival: Arrival])[]) {
  for (const [route, arrival] of arrivals) {
    await test.step(route, async () => {
      await page.goto(`#${route}`);
      await expectArrival(page, arrival);
    });
  }
}

test("every address without a session leads to the sign-in page, or says that there is none", async ({ page }) => {
  await expectArrivals(
    page,
    routes.map(([route, visitor]) => [route, visitor]),
  );
});

test("every address with a session leads to its page, or says that there is none", async ({ signedIn }) => {
  await expectArrivals(
    signedIn,
    routes.map(([route, , admin]) => [route, admin]),
  );
});

const installer: Arrival = { address: /\?installer#\/?$/, heading: "Create the first admin", menu: false };

test("every address with the installer's flag leads to the installer", async ({ page, emptySite }) => {
  for (const [route] of routes) {
    await test.step(route, async () => {
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
  await storeSession(page, emptySite, site);
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
