import type { Page } from "@playwright/test";
import { toastTimes } from "../../definitions/texts/sizes";
import { texts } from "../../definitions/texts/texts";
import { notLoaded } from "../../src/runtime/ui/loading/load-part";
import { button as buttonOf, panel } from "./support/admins";
import { addressOf, test as recordTest } from "./support/collections";
import { chart, rows, test } from "./support/logs";
import { toast } from "./support/settings";
import { openImport } from "./support/transfer";
import { axe, expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

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

test("A chart whose file is lost says so above the rows, and Retry brings it; a page whose file stays lost can be loaded anew, with the page's own address", async ({
  page,
  log,
  expectProblem,
}) => {
  expectProblem(/A part could not be loaded/);
  await log.visit({}, {});

  await test.step("a chart whose file is lost says so above the rows, and Retry brings it", async () => {
    expectProblem(/ERR_CONNECTION_RESET .*Drawing/);
    const mend = await lose(page, drawing);
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

  await test.step("a page whose file stays lost can be loaded anew, with the page's own address", async () => {
    expectProblem(/ERR_CONNECTION_RESET .*Tables/);
    const mend = await lose(page, tables);
    await page.goto("about:blank");
    await log.open({ filter: "status = 404" });
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(button(page, "Reload the page")).toBeHidden();
    await button(page, "Retry").click();
    await mend();
    await button(page, "Reload the page").click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/filter=status/);
  });
});

recordTest(
  "What is said goes by itself and is in nobody's way where its file is lost, and the next is said as ever; a configuration whose comparison lacks a file says so in plain words",
  async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/ERR_CONNECTION_RESET/);
    expectProblem(/status of 404 .*\/records\//);
    expectProblem(/A part could not be loaded/);
    const papers = await store.collection("papers", { title: "text" });
    const mend = await lose(page, /\/Toaster-[\w-]+\.js$/);
    await page.clock.install();
    await page.goto(addressOf({ collectionId: papers.id }));
    await page.getByRole("button", { name: "New record" }).first().click();
    const opened = page.getByRole("dialog", { name: "New papers record" });
    const create = opened.getByRole("button", { name: "Create" });
    const answered = await lose(page, /\/records$/);
    await create.click();
    const said = page.getByText(texts.failure.unreachable);
    await expect(said).toBeVisible();
    const lies = await said.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + 5));
    });
    expect(lies).toBe(false);
    await page.clock.fastForward(toastTimes.error);
    await expect(said).toBeHidden();
    await answered();
    await mend();
    await create.click();
    const created = page.getByRole("listitem").filter({ hasText: "Successfully created record." });
    await expect(created.getByRole("button", { name: "Close" })).toBeVisible();

    await test.step("a configuration whose comparison lacks a file says so in plain words", async () => {
      await lose(page, /\/import-worker-[\w-]+\.js$/);
      await openImport(page, "[]");
      await expect(page.getByRole("main")).toContainText(notLoaded);
    });
  },
);

recordTest(
  "A panel whose file is lost says so in a panel, which can be closed; a record whose deletion lacks a file is deleted once that can be fetched; a text that is pasted stays until it is read, whatever keeps it from that",
  async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/A part could not be loaded/);
    const papers = await store.collection("papers", { title: "text" });
    const [paper] = await store.records(papers, [{ title: "On longitude" }]);

    await test.step("a panel whose file is lost says so in a panel, which can be closed", async () => {
      expectProblem(/ERR_CONNECTION_RESET .*FormPanelView/);
      const mend = await lose(page, formPanel);
      await page.goto("#/settings/admins");
      await buttonOf(page, "New admin").click();
      const opened = panel(page, "New admin");
      await expect(opened).toContainText("This part could not be loaded.");
      await opened.getByRole("button", { name: "Close" }).click();
      await expect(opened).toBeHidden();
      await mend();
      await buttonOf(page, "New admin").click();
      await expect(opened.getByRole("textbox", { name: "Email" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
    });

    await test.step("a record whose deletion lacks a file is deleted once that can be fetched", async () => {
      expectProblem(/ERR_CONNECTION_RESET .*RecordRemoval/);
      const mend = await lose(page, /\/RecordRemoval-[\w-]+\.js$/);
      await page.goto(`${addressOf({ collectionId: papers.id })}&recordId=${paper!.id}`);
      const remove = async (): Promise<void> => {
        await panel(page, "Edit papers record").getByRole("button", { name: "More" }).click();
        await page.getByRole("menuitem", { name: "Delete" }).click();
      };
      await remove();
      await expect(toast(page, notLoaded)).toBeVisible();
      await mend();
      await remove();
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
      await expect(page.getByRole("cell", { name: "On longitude" })).toBeHidden();
    });

    await test.step("a text that is pasted stays until it is read, whatever keeps it from that", async () => {
      expectProblem(/ERR_CONNECTION_RESET .*read-rows/);
      const mend = await lose(page, /\/read-(rows|worker)-[\w-]+\.js$/);
      await page.getByRole("button", { name: "Import records" }).click();
      const opened = panel(page, "Import records");
      const pasted = opened.getByRole("textbox", { name: "Or paste the text" });
      const read = opened.getByRole("button", { name: "Read the text" });
      // A large text is read beside the page, by another file.
      for (const space of [" ".repeat(100_000), ""]) {
        await pasted.fill(`${space}[{ "title": }]`);
        await read.click();
        await expect(opened.getByRole("alert")).toContainText(notLoaded);
      }
      await mend();
      await read.click();
      await expect(opened.getByRole("alert")).toContainText("This isn't valid JSON");
      await expect(pasted).toHaveValue('[{ "title": }]');
      await pasted.fill('[{ "title": "On longitude" }]');
      await read.click();
      await expect(opened.getByRole("button", { name: "Check 1 row" })).toBeVisible();
    });
  },
);
