import { expect, storeSession, test } from "./support/test";
import { confirmImport, importPage, openImport, reviewOf, storedCollections, textOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const boats = {
  id: "boats0000000000",
  name: "boats",
  type: "base",
  schema: [{ id: "boattitle", name: "title", type: "text" }],
};
const importCall = "**/api/collections/import";

test("does not deny an import whose answer is lost, and can be left while it waits", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET .*\/api\/collections\/import$/);
  expectProblem(/status of 403 .*\/api\/collections\/import$/);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
  await missing.uncheck();
  const review = reviewOf(page);

  await test.step("says that the backend may have imported it", async () => {
    const typed = JSON.stringify([boats]);
    await page.route(importCall, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await textOf(page).fill(typed);
    await confirmImport(page);
    await expect(review.getByRole("alert")).toContainText("The backend may have imported it anyway: check");
    await expect(review).toContainText("Your collections configuration is already up-to-date!");
    await expect(review.getByRole("button", { name: "Confirm and import" })).toBeHidden();
    await review.getByRole("button", { name: "Close" }).last().click();
    await expect(textOf(page)).toHaveValue(typed);
    expect((await storedCollections(ownSite)).map(({ name }) => name)).toContain("boats");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.unroute(importCall);
  });

  await test.step("stops waiting for an answer, and asks before Back leaves", async () => {
    await page.route(importCall, () => {});
    await page.goto(`${ownSite.url}#/settings`);
    await openImport(page, [{ ...boats, name: "ships" }]);
    await missing.check();
    await confirmImport(page, true);
    await expect(review.getByRole("status").filter({ hasText: "All sent." })).toBeVisible();
    await page.evaluate(() => window.history.back());
    const question = page.getByRole("alertdialog", { name: /^Unsaved changes will be lost/ });
    await expect(question).toBeHidden();
    await review.getByRole("button", { name: "Stop" }).click();
    await question.getByRole("button", { name: "No" }).click();
    await expect(review.getByRole("alert")).toContainText("The backend may have imported it anyway");
    await review.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.unroute(importCall);
  });

  await test.step("leads home after a 403, with the focus in the page", async () => {
    const message = "You are not allowed to perform this request.";
    await page.route(importCall, (route) => route.fulfill({ status: 403, json: { code: 403, message, data: {} } }));
    await openImport(page, [{ ...boats, name: "ships" }]);
    await missing.check();
    await confirmImport(page, true);
    await expect(page).toHaveURL(/#\/collections/);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
  });
});
