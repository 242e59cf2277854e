import { axeInBothThemes, expect, test } from "./support/test";

test.use({ backendVersion: "v0.40.4" });

test("runs the statement at the caret and shows its rows", async ({ signedIn: page }) => {
  await page.goto("#/collections");
  await page.getByRole("link", { name: "SQL console" }).click();
  await expect(page.getByRole("textbox", { name: "SQL" })).toBeFocused();
  await page.keyboard.insertText("SELECT 1 AS one, NULL AS none; SELECT 'two' AS two");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("table", { name: "Result" }).getByRole("row", { name: "two" }).last()).toBeVisible();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("row", { name: "1 NULL" })).toBeVisible();
});

test("asks before a statement writes, and sends nothing on No", async ({ signedIn: page }) => {
  const sent: unknown[] = [];
  await page.route("**/api/sql", (route) => {
    sent.push((route.request().postDataJSON() as { query: string }).query);
    return route.continue();
  });
  await page.goto("#/sql");
  const editor = page.getByRole("textbox", { name: "SQL" });
  const run = async (sql: string): Promise<void> => {
    await editor.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(sql);
    await page.keyboard.press("ControlOrMeta+Enter");
  };
  const question = page.getByRole("alertdialog");

  const create = "CREATE TABLE sql_console (a)";
  await run(`-- read me\n${create}`);
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
    await run("INSERT INTO sql_console VALUES (1), (2)");
    await question.getByRole("button", { name: "Run INSERT" }).click();
    await expect(page.getByRole("heading", { name: "Changed 2 rows" })).toBeVisible();
    await run("BEGIN");
    await expect(page.getByRole("alert")).toContainText("BEGIN is not sent");
    await run("DROP TABLE sql_console");
    await question.getByRole("button", { name: "Run DROP" }).click();
    await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
    expect(sent).toHaveLength(3);
  });
});
