import type { Locator, Page } from "@playwright/test";
import type { LogEntry } from "../../../definitions/types/log";
import { expectTyped } from "./collections";
import type { Site } from "./site";
import { expect, waitForFocus, storeSession, test as base } from "./test";
import { withAdmins } from "../../support/tested-version";

/** A request without a session; by default GET of an unknown path. */
export interface Visit {
  method?: string;
  path?: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** A site of its own whose log has the requests of the test alone. */
export interface LoggedSite extends Site {
  /** Makes requests, each after the one before is in the log. */
  visit: (...visits: readonly Visit[]) => Promise<void>;
  /** Makes a request as the admin, and waits for its entry. */
  visitAsAdmin: (path: string) => Promise<void>;
  /** The entries under a filter, the newest first; by default those without a session. */
  logged: (filter?: string) => Promise<Logged>;
  /** Opens the logs with a query in the address. */
  open: (query?: Readonly<Record<string, string>>) => Promise<void>;
}

interface Logged {
  totalItems: number;
  items: LogEntry[];
}

/** Tests of the request logs. */
export const test = base.extend<{ log: LoggedSite }>({
  // Later versions log messages instead of requests.
  backendVersion: [withAdmins, { scope: "worker" }],
  log: async ({ page, ownSite }, use) => {
    await storeSession(page, ownSite, ownSite);
    const logged = (filter = 'auth != "admin"') =>
      ownSite.call<Logged>(
        "GET",
        `/api/logs/requests?${new URLSearchParams({ perPage: "200", sort: "-rowid", filter })}`,
      );
    await emptyLog(ownSite, logged);
    await use({
      ...ownSite,
      logged,
      visit: async (...visits) => {
        let { totalItems } = await logged();
        for (const each of visits) {
          await visit(ownSite, each);
          totalItems += 1;
          // The backend writes its log after it has answered, not always in order.
          await expect.poll(async () => (await logged()).totalItems, { intervals: [5, 10, 20, 50] }).toBe(totalItems);
        }
      },
      visitAsAdmin: async (path) => {
        await visit(ownSite, { path, headers: { Authorization: ownSite.token } });
        await expect
          .poll(async () => (await logged(`auth = "admin" && url = "${path}"`)).totalItems)
          .toBeGreaterThan(0);
      },
      open: async (query = {}) => void (await page.goto(`${ownSite.url}#/logs?${new URLSearchParams(query)}`)),
    });
  },
});

// The log has the requests that made the site. A retention of 0 days deletes them.
async function emptyLog({ call }: Site, logged: LoggedSite["logged"]): Promise<void> {
  for (const maxDays of [0, 5]) await call("PATCH", "/api/settings", { logs: { maxDays } });
  await expect.poll(async () => (await logged()).totalItems).toBe(0);
}

async function visit({ backend }: Site, { method = "GET", path = "/api/nothing", body, headers }: Visit) {
  const response = await fetch(new URL(path, backend), {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}

/** The query in the address. */
export const queryIn = (page: Page): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));

export const table = (page: Page): Locator => page.getByRole("table", { name: "Request logs" });
/** The drawn rows without the headings. */
export const rows = (page: Page): Locator => table(page).locator("tbody").getByRole("row");
/** The row of a url. */
export const rowOf = (page: Page, url: string): Locator =>
  rows(page).filter({ has: page.getByRole("cell", { name: url, exact: true }) });
/** The urls of the drawn rows, from top to bottom. */
export const urls = (page: Page): Locator => rows(page).locator("td:nth-child(2)");
export const shown = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Showing" });
export const filterField = (page: Page): Locator => page.getByRole("textbox", { name: "Filter logs" });
export const includeAdmins = (page: Page): Locator => page.getByRole("switch", { name: "Include requests by admins" });
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Request log" });
/** Waits until the panel has the focus. */
export const waitForPanelFocus = (page: Page): Promise<void> => waitForFocus(panel(page));
/** Presses a key in the panel, once that has the focus. */
export async function pressInPanel(page: Page, key: string): Promise<void> {
  await waitForPanelFocus(page);
  await page.keyboard.press(key);
}
export const chart = (page: Page): Locator =>
  page.getByRole("figure").filter({ has: page.getByRole("heading", { name: "Total requests" }) });

/** Types a filter and applies it. */
export async function apply(page: Page, filter: string): Promise<void> {
  await filterField(page).fill(filter);
  await filterField(page).press("Enter");
}

/** Checks the text of the filter. */
export const expectFilter = (page: Page, text: string): Promise<void> => expectTyped(filterField(page), text);

/** Sets the clock of the page, and the date of the backend's answers. */
export async function setBothClocks(page: Page, now: number): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(now).toUTCString() } });
  });
}
