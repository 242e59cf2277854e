import { toast } from "./support/settings";
import { expect, runOn, test } from "./support/test";

runOn("v0.40.4");

test("shows when a cron runs next, and runs it at once", async ({ signedIn: page, expectProblem }) => {
  await page.goto("#/settings/crons");
  const job = page.getByRole("listitem").filter({ hasText: "__pbLogsCleanup__" });
  await expect(job).toContainText("On the hour, every 6 hours (0 */6 * * *)");
  await expect(job).toContainText(/in (\d+ hours?|\d+ minutes?|less than a minute)/);
  const run = page.getByRole("button", { name: "Run __pbLogsCleanup__ now" });
  await run.focus();
  const answer = page.waitForResponse((each) => each.url().endsWith("/api/crons/__pbLogsCleanup__"));
  await page.keyboard.press("Enter");
  expect((await answer).status()).toBe(204);
  await expect(job.getByRole("status")).toHaveText(/^ ?Started \d\d:\d\d:\d\d$/);

  await test.step("reports a cron that no longer exists", async () => {
    expectProblem(/404/);
    await page.route("**/api/crons/*", (route) => route.fulfill({ status: 404, json: { message: "Missing cron." } }));
    await run.click();
    await expect(toast(page, /no longer exists/)).toBeVisible();
  });
});
