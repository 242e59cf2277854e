import type { Page } from "@playwright/test";
import { notLoaded } from "../../src/runtime/ui/loading/load-module";
import { addressOf, tableOf, test as recordTest } from "./support/collections";
import { chart, rows, test } from "./support/logs";
import { axe, expect } from "./support/test";

/** Loses a file on its way; gives what lets it through. */
async function lose(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort("connectionreset"));
  return () => page.unroute(file);
}

test("loads a lost file again, or the page at its own address", async ({ page, log, expectProblem }) => {
  expectProblem(/A part could not be loaded/);
  expectProblem(/ERR_CONNECTION_RESET .*Drawing/);
  expectProblem(/ERR_CONNECTION_RESET .*Tables/);
  await log.visit({}, {});
  const button = (name: string) =>
    page.getByRole("alert").filter({ hasText: "could not be loaded." }).getByRole("button", { name });

  await test.step("loads the lost file of a chart by Retry", async () => {
    const mend = await lose(page, /\/Drawing-[\w-]+\.js$/);
    await log.open();
    await expect(page.getByRole("alert").filter({ hasText: "The chart could not be loaded." })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await axe(page);
    await mend();
    await button("Retry").click();
    await expect(chart(page).locator(".chart-plot")).toBeVisible();
  });
  await test.step("reloads a page whose file stays lost", async () => {
    const mend = await lose(page, /\/Tables-[\w-]+\.js$/);
    await page.goto("about:blank");
    await log.open({ filter: "status = 404" });
    await button("Retry").click();
    // The file stays lost until Retry has failed, too.
    await expect(button("Reload the page")).toBeVisible();
    await mend();
    await button("Reload the page").click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/filter=status/);
  });
});

recordTest(
  "reports each lost file at its place, and one Retry loads it",
  async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/A part could not be loaded|ERR_CONNECTION_RESET/);
    const { id } = await store.collection("papers", { title: "text" });
    const loseFile = (file: string) => lose(page, new RegExp(`/${file}-[\\w-]+\\.js$`));
    const open = async (): Promise<void> => {
      await page.goto("about:blank");
      await page.goto(addressOf({ collectionId: id }));
    };
    const button = (name: string) => page.getByRole("button", { name });
    const panel = page.getByRole("dialog", { name: "New papers record" });
    const title = panel.getByRole("textbox", { name: "title" });
    const mendForms = await loseFile("forms");

    await recordTest.step("in place of the page", async () => {
      const mend = await loseFile("Shell");
      await open();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("This part could not be loaded.");
      await mend();
      await button("Retry").click();
      await expect(tableOf(page, "papers")).toBeVisible();
    });
    await recordTest.step("in the panel", async () => {
      await button("New record").click();
      await expect(panel.getByRole("alert")).toContainText("This part could not be loaded.");
      await mendForms();
      await panel.getByRole("button", { name: "Retry" }).click();
      await expect(title).toBeVisible();
    });
    await recordTest.step("in the panel if it has no library, and Escape closes it", async () => {
      const mend = await loseFile("overlays");
      await open();
      await button("New record").click();
      await expect(panel).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button("New record")).toBeFocused();
      await button("New record").click();
      await expect(panel.getByRole("button", { name: "Retry" })).toBeVisible();
      await mend();
      await panel.getByRole("button", { name: "Retry" }).click();
      await expect(title).toBeVisible();
    });
    for (const [name, file, menu] of [
      ["Toggle columns", "columns", page.getByRole("menu", { name: "Toggle columns" })],
      ["Account", "later", page.getByRole("menuitem", { name: "Logout" })],
    ] as const)
      await recordTest.step(`in a toast, for the menu of ${name}`, async () => {
        const mend = await loseFile(file);
        await open();
        await button(name).click();
        await expect(page.getByRole("status").filter({ hasText: notLoaded })).toBeVisible();
        await mend();
        await button("Retry").click();
        await expect(menu).toBeVisible();
      });
  },
);

recordTest("keeps a pasted text whose reader is lost", async ({ signedIn: page, store }) => {
  const { id } = await store.collection("papers", { title: "text" });
  const mend = await lose(page, /\/read-worker-[\w-]+\.js$/);
  await page.goto(addressOf({ collectionId: id }));
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = page.getByRole("dialog", { name: "Import records" });
  const read = panel.getByRole("button", { name: "Read the text" });
  // A worker reads a large text.
  const text = '[{ "title": "On longitude" }]';
  const box = panel.getByRole("textbox", { name: "Or paste the text" });
  await box.fill(" ".repeat(100_000) + text);
  await read.click();
  await expect(panel.getByRole("alert")).toContainText(notLoaded);
  await mend();
  await box.fill(text);
  await read.click();
  await expect(panel.getByRole("button", { name: "Check 1 row" })).toBeVisible();
});
