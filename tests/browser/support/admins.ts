import type { Locator, Page } from "@playwright/test";
import type { Admin } from "../../../definitions/types/admin";
import { test as ofOwnSite } from "./own-settings";
import { firstAdmin, waitForFocus } from "./test";
import { withAdmins } from "../../support/tested-version";

/** The admins of a site of its own, through the API. */
interface Admins {
  /** Makes an admin with the first admin's password. */
  add: (email: string, avatar?: number) => Promise<Admin>;
  all: () => Promise<readonly Admin[]>;
  /** Opens the table of admins as the first admin. */
  open: (query?: Readonly<Record<string, string>>) => Promise<void>;
}

/** Tests of the admins: each has a site of its own. */
export const test = ofOwnSite.extend<{ admins: Admins }>({
  // From v0.23 on, admins are records.
  backendVersion: [withAdmins, { scope: "worker" }],
  admins: async ({ signedIn, ownSite }, use) => {
    const { password } = firstAdmin;
    await use({
      add: (email, avatar = 0) =>
        ownSite.call<Admin>("POST", "/api/admins", { email, avatar, password, passwordConfirm: password }),
      all: async () => (await ownSite.call<{ items: Admin[] }>("GET", "/api/admins?sort=email")).items,
      open: async (query = {}) => void (await signedIn.goto(`#/settings/admins?${new URLSearchParams(query)}`)),
    });
  },
});

/** The first admin's email, another email, and a new password. */
export const first = firstAdmin.email;
export const other = "zoe@harbour.example";
export const password = "another-long-password";

/** The calls for the table. */
export const listCalls = /\/api\/admins\?/;

/** The query in the address. */
export const queryIn = (page: Page): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));

export const table = (page: Page): Locator => page.getByRole("table", { name: "Admins" });
const rows = (page: Page): Locator =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: /@/ }) });
export const rowOf = (page: Page, email: string): Locator =>
  rows(page).filter({ has: page.getByRole("cell", { name: email, exact: true }) });
export const emails = (page: Page): Locator => rows(page).locator("td:nth-child(3)");
export const filterField = (page: Page): Locator => page.getByRole("textbox", { name: "Filter admins" });
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });
export const account = (page: Page, email: string): Locator =>
  page.getByRole("button", { name: `Account of ${email}` });

/** The panel of an admin. */
export const panel = (page: Page, title = "Edit admin"): Locator => page.getByRole("dialog", { name: title });

export const save = (page: Page): Locator => button(panel(page), "Save changes");

/** The picture of an avatar to choose. */
export const picture = (page: Page, name: string): Locator =>
  avatars(page).getByRole("img", { name, includeHidden: true });
const avatars = (page: Page): Locator => page.getByRole("radiogroup", { name: "Avatar" });

/** Opens the panel of an admin by a click on the row. */
export async function edit(page: Page, email: string): Promise<Locator> {
  await rowOf(page, email).click();
  await waitForFocus(panel(page));
  return panel(page);
}

/** Presses Delete in the panel; gives the question. */
export async function askToDelete(page: Page): Promise<Locator> {
  await button(panel(page), "More").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  return page.getByRole("alertdialog", { name: "Do you really want to delete the selected admin?" });
}
