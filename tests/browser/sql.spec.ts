import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, runOn, test } from "./support/test";

runOn("v0.40.4");

/** Replaces the text of the editor and runs it. */
async function write(page: Page, sql: string): Promise<void> {
  await page.getByRole("textbox", { name: "SQL" }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(sql);
  await page.keyboard.press("ControlOrMeta+Enter");
}

test("runs the statement at the caret and shows its rows", async ({ signedIn: page, context, expectProblem }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("#/collections");
  await page.getByRole("link", { name: "SQL console" }).click();
  await expect(page.getByRole("textbox", { name: "SQL" })).toBeFocused();
  await page.keyboard.insertText("SELECT 1 AS one, NULL AS none; SELECT 'two' AS two");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("table", { name: "Result" }).getByRole("row", { name: "two" }).last()).toBeVisible();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("row", { name: /^1 .*NULL$/ })).toBeVisible();

  await test.step("says that rows may have been cut, and exports them", async () => {
    await write(
      page,
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, 'x' || i AS name FROM n LIMIT 2000",
    );
    await expect(
      page.getByRole("status").filter({ hasText: "1,000 rows shown. More may have been cut" }),
    ).toBeVisible();
    const table = page.getByRole("table", { name: "Result" });
    await expect(table).toHaveAttribute("aria-rowcount", "1001");
    await table.getByRole("cell", { name: /^x2 / }).hover();
    await table.getByRole("row", { name: /^2 / }).getByRole("button", { name: "Copy the value" }).last().click();
    await expect(toast(page, "Copied the value to clipboard")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("x2");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Copy or download the result" }).click();
    await page.getByRole("menuitem", { name: "Download CSV" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.split("\r\n").slice(0, 3)).toEqual(["\uFEFFi,name", "1,x1", "2,x2"]);
  });

  await test.step("completes columns, and marks the place of an error", async () => {
    expectProblem(/400/);
    const editor = page.getByRole("textbox", { name: "SQL" });
    await write(page, "SELECT 1;\nSELECT nope FROM _params");
    await expect(page.getByRole("alert")).toContainText(
      "Line 2. The database says: SQL logic error: no such column: nope",
    );
    await expect(editor.locator(".filter-fault")).toHaveText("nope");
    await expect(editor).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.insertText("\nWHERE _params.va");
    await expect(editor.locator(".filter-fault")).toHaveCount(0);
    await page.keyboard.type("l");
    await expect(page.getByRole("option", { name: /^value/ })).toBeVisible();
  });
});

test("asks before a statement writes, and sends nothing on Cancel", async ({ signedIn: page }) => {
  const sent: unknown[] = [];
  await page.route("**/api/sql", (route) => {
    sent.push((route.request().postDataJSON() as { query: string }).query);
    return route.continue();
  });
  await page.goto("#/sql");
  const question = page.getByRole("alertdialog");

  const create = "CREATE TABLE sql_console (a)";
  await write(page, `-- read me\n${create}`);
  await expect(question).toContainText("This changes data: CREATE");
  await expect(question).toContainText("SQL skips rules, validation, hooks");
  await expect(question.getByRole("region", { name: "Statement" })).toHaveText(create);
  await axeInBothThemes(page);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);
  await page.keyboard.press("ControlOrMeta+Enter");
  await question.getByRole("button", { name: "Run CREATE" }).click();
  await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
  expect(sent).toEqual([create]);

  await test.step("counts changed rows, and refuses what would block the backend", async () => {
    await write(page, "INSERT INTO sql_console VALUES (1), (2)");
    await question.getByRole("button", { name: "Run INSERT" }).click();
    await expect(page.getByRole("heading", { name: "Changed 2 rows" })).toBeVisible();
    await write(page, "BEGIN");
    await expect(page.getByRole("alert")).toContainText("BEGIN is not sent");
    await write(page, "DROP TABLE sql_console");
    await question.getByRole("button", { name: "Run DROP" }).click();
    await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
    expect(sent).toHaveLength(3);
  });
});

test("says below the editor of a phone that logs cannot be queried", async ({ signedIn: page }) => {
  await page.goto("#/sql");
  const bar = page.locator("main footer");
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText("Logs are in another database and cannot be queried here.")).toBeVisible();
  await expect(bar).toBeHidden();
  await write(page, "SELECT 1 AS one");
  await expect(page.getByRole("row", { name: /^1 / })).toBeVisible();
  await write(page, "sele * frm everything");
  await expect(page.getByRole("alertdialog")).toContainText("This is no known statement. Run it anyway?");
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await write(page, "BEGIN");
  await expect(page.getByRole("heading", { name: "Result of the previous statement" })).toBeVisible();
  await axeInBothThemes(page);
});

test("stops waiting for an endless statement", async ({ signedIn: page }) => {
  await page.goto("#/sql");
  await write(page, "SELECT 1 AS one");
  await expect(page.getByRole("row", { name: /^1 / })).toBeVisible();
  await write(page, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
  await expect(page.getByRole("timer")).toContainText("Running for");
  await expect(page.getByRole("heading", { name: "Result of the previous statement" })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("alert")).toContainText("Stopped waiting. The backend may still run the statement.");
  await write(page, "SELECT 2 AS two");
  await expect(page.getByRole("row", { name: /^2 / })).toBeVisible();
});

test("draws a result as a chart without relaxing the policy", async ({ signedIn: page }) => {
  const logs = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999), logs AS (
    SELECT datetime('2026-11-01', i || ' minutes') AS created, CASE i % 10 WHEN 0 THEN 'failed' ELSE 'ok' END AS status FROM n)
    SELECT date(created) AS day, status, count(*) AS requests FROM logs GROUP BY day, status`;
  await page.goto("#/sql");
  await write(page, logs);
  await expect(page.getByRole("tab", { name: "Table" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Table" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Chart" })).toBeFocused();
  const figure = page.getByRole("figure", { name: "requests by day and status" });
  await expect(figure).toContainText("failed");
  // A line for each status.
  const marks = figure.locator("svg .mark-line path");
  await expect(marks).toHaveCount(2);
  await axeInBothThemes(page);
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Bars");
  await expect(figure.locator("svg .mark-rect path[fill]")).toHaveCount(28);
  await page.getByRole("combobox", { name: "Colour" }).selectOption("None");
  await expect(page.getByRole("figure", { name: "sum of requests by day" })).toBeVisible();
  await page.getByRole("button", { name: "Choose automatically" }).click();
  await expect(marks).toHaveCount(2);

  await test.step("downloads the chart as SVG and as PNG, in its colours", async () => {
    const save = async (format: string): Promise<Buffer> => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download the chart" }).click();
      await page.getByRole("menuitem", { name: `Download ${format}` }).click();
      return readFile(await (await download).path());
    };
    const svg = (await save("SVG")).toString();
    expect(svg).toMatch(/<text [^>]*>requests by day and status<\/text>.*<text [^>]*>failed<\/text>/s);
    expect(svg).not.toContain("var(");
    const line = await marks.first().evaluate((path) => getComputedStyle(path).stroke);
    expect(svg).toContain(`stroke="${line}"`);
    const png = (await save("PNG")).toString("base64");
    const colours = page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return [
        ...new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join(", "))),
      ];
    }, png);
    expect((await colours).map((colour) => `rgb(${colour})`)).toContain(line);
  });
});

test("keeps queries in the browser, and opens one by a link without running it", async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (each) => void (each.url().endsWith("/api/sql") && sent.push(each.method())));
  await page.goto("#/sql");
  await write(page, "SELECT 'sec' || 'ret' AS a, 1 AS b");
  await expect(page.getByRole("row", { name: /^secret/ })).toBeVisible();
  await page.getByRole("tab", { name: "Chart" }).click();
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Line");
  await page.getByRole("button", { name: "Save query" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Letters");
  await page.keyboard.press("Enter");
  const list = page.getByRole("navigation", { name: "Queries" });
  await expect(list.getByRole("button", { name: "Letters", exact: true })).toBeVisible();
  await expect(list.getByRole("button", { name: /^SELECT .* 1 row · / })).toBeVisible();
  await list.getByRole("button", { name: "Actions for Letters" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#/sql?query=SELECT");
  expect(sent).toHaveLength(1);

  await test.step("shows the query of a link, and runs it on request only", async () => {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByText("This query is from a link.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "SQL" })).toContainText("'sec' || 'ret'");
    await axeInBothThemes(page);
    expect(sent).toHaveLength(1);
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("tab", { name: "Chart" }).click();
    await expect(page.getByRole("combobox", { name: "Kind" })).toHaveValue("line");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("secret");
  });

  await test.step("keeps what was typed over a reload, without having run it", async () => {
    await page.getByRole("textbox", { name: "SQL" }).fill("SELECT 42 AS typed");
    const before = sent.length;
    await page.reload();
    await expect(list.getByRole("button", { name: /^SELECT 42 AS typed Not run/ })).toBeVisible();
    expect(sent).toHaveLength(before);
  });
});
