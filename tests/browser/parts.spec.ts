import type { Page } from "@playwright/test";
import { test as adminTest, button as buttonOf, panel } from "./support/admins";
import { chart, rows, test } from "./support/logs";
import { axe, expect } from "./support/test";

const drawing = /\/Drawing-[\w-]+\.js$/;
const formPanel = /\/FormPanelView-[\w-]+\.js$/;
const tables = /\/Tables-[\w-]+\.js$/;

const told = (page: Page, sentence: string) => page.getByRole("alert").filter({ hasText: sentence });
const button = (page: Page, name: string) => told(page, "could not be loaded.").getByRole("button", { name });

/** Loses a file on its way; gives what lets it through. */
async function lose(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort("connectionreset"));
  return () => page.unroute(file);
}

test("A chart whose file is lost says so above the rows, and Retry brings it", async ({ page, log, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET .*Drawing/);
  expectProblem(/A part could not be loaded/);
  const mend = await lose(page, drawing);
  await log.visit({}, {});
  await log.open();
  await expect(told(page, "The chart could not be loaded.")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("main")).toHaveCount(1);
  await axe(page);
  await mend();
  await button(page, "Retry").click();
  await expect(chart(page)).toContainText("2 logs");
  await expect(chart(page).locator(".chart-plot")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test("A page whose file stays lost can be loaded anew, with the page's own address", async ({
  page,
  log,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET .*Tables/);
  expectProblem(/A part could not be loaded/);
  const mend = await lose(page, tables);
  await log.visit({}, {});
  await log.open({ filter: "status = 404" });
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(button(page, "Reload the page")).toBeHidden();
  await button(page, "Retry").click();
  await mend();
  await button(page, "Reload the page").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/filter=status/);
});

adminTest(
  "A panel whose file is lost says so in a panel, which can be closed",
  async ({ signedIn: page, admins, expectProblem }) => {
    expectProblem(/ERR_CONNECTION_RESET .*FormPanelView/);
    expectProblem(/A part could not be loaded/);
    const mend = await lose(page, formPanel);
    await admins.open();
    await buttonOf(page, "New admin").click();
    const opened = panel(page, "New admin");
    await expect(opened).toContainText("This part could not be loaded.");
    await opened.getByRole("button", { name: "Close" }).click();
    await expect(opened).toBeHidden();
    await mend();
    await buttonOf(page, "New admin").click();
    await expect(opened.getByRole("textbox", { name: "Email" })).toBeVisible();
  },
);
