import type { Page } from "@playwright/test";
import type { LogEntry } from "../../../definitions/types/log";
import { panel, shown, type LoggedSite } from "./logs";
import { expect } from "./test";

/** A button of the panel. */
export const inPanel = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
/** The value next to a label. */
export const fact = (page: Page, label: string) =>
  panel(page)
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("xpath=following-sibling::dd[1]");

const headers = {
  referer: "http://shop.example/cart",
  "user-agent": "Mozilla/5.0 (Harbour)",
  "x-forwarded-for": "203.0.113.7",
};
/** A request that fails. */
export const refusal = {
  method: "POST",
  path: "/api/collections/users/records?mark=1",
  body: { username: "!" },
  headers,
};
const success = { path: "/api/collections/users/records?mark=2" };

/** Opens the logs with three entries: a success on top, then a 404, then a refusal. */
export async function openThree(page: Page, log: LoggedSite): Promise<LogEntry[]> {
  for (const each of [refusal, { path: "/api/nothing" }, success]) await log.visit(each);
  await log.open();
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  return (await log.logged()).items;
}
