import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Route } from "@playwright/test";
import type { WhenDone } from "./support/cleanup";
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
const ports = {
  id: "ports0000000000",
  name: "ports",
  type: "base",
  schema: [{ id: "porttown0", name: "town", type: "text" }],
};
const importCall = "**/api/collections/import";

test("An import that is done though its answer is lost, or is not the backend's own, is not said to be none", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET .*\/api\/collections\/import$/);
  expectProblem(/status of 504 .*\/api\/collections\/import$/);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
  for (const [what, one, lose] of [
    ["is lost", boats, (route: Route) => route.abort("connectionreset")],
    [
      "is not the backend's own",
      ports,
      (route: Route) => route.fulfill({ status: 504, contentType: "text/html", body: "<p>" }),
    ],
  ] as const)
    await test.step(`the answer ${what}`, async () => {
      const typed = JSON.stringify([one]);
      await page.unroute(importCall);
      await page.route(importCall, async (route) => {
        await route.fetch();
        await lose(route);
      });
      await textOf(page).fill(typed);
      await confirmImport(page);
      await expect(reviewOf(page).getByRole("alert")).toContainText("The backend may have imported it anyway: check");
      await expect(page.getByText("Nothing was imported", { exact: false })).toBeHidden();
      await expect(reviewOf(page)).toContainText("Your collections configuration is already up-to-date!");
      await expect(reviewOf(page).getByRole("button", { name: "Confirm and import" })).toBeHidden();
      await reviewOf(page).getByRole("button", { name: "Close" }).last().click();
      await expect(textOf(page)).toHaveValue(typed);
      expect((await storedCollections(ownSite)).map(({ name }) => name)).toContain(one.name);
    });
});

/** The address of what takes all that is sent, and never answers. */
async function silentAddress(whenDone: WhenDone): Promise<string> {
  const server = createServer((asked) => void asked.resume()).listen(0, "127.0.0.1");
  await once(server, "listening");
  whenDone(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("An import whose answer does not come can be left, also one that deletes; one that is refused with 403 leads home, and the focus to the page there", async ({
  signedIn: page,
  whenDone,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/api\/collections\/import$/);
  await test.step("one whose answer does not come can be left, also one that deletes", async () => {
    const url = await silentAddress(whenDone);
    await page.route(importCall, (route) => route.continue({ url }));
    await page.goto("#/settings");
    await openImport(page, [boats]);
    await page.getByRole("switch", { name: "Delete missing collections and fields" }).check();
    await confirmImport(page, true);
    await expect(reviewOf(page).getByRole("status").filter({ hasText: "All sent." })).toBeVisible();
    // Back waits for its end, and only then asks about what is not imported.
    await page.evaluate(() => window.history.back());
    const question = page.getByRole("alertdialog", { name: /^Unsaved changes will be lost/ });
    await expect(question).toBeHidden();
    await reviewOf(page).getByRole("button", { name: "Stop" }).click();
    await question.getByRole("button", { name: "No" }).click();
    await expect(reviewOf(page).getByRole("alert")).toContainText("The backend may have imported it anyway");
    await expect(reviewOf(page).getByText("Nothing was imported", { exact: false })).toBeHidden();
    await reviewOf(page).getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.unroute(importCall);
  });
  await test.step("one that is refused with 403 leads home, and the focus to the page there", async () => {
    const message = "You are not allowed to perform this request.";
    await page.route(importCall, (route) => route.fulfill({ status: 403, json: { code: 403, message, data: {} } }));
    await openImport(page, [boats]);
    await page.getByRole("switch", { name: "Delete missing collections and fields" }).check();
    await confirmImport(page, true);
    await expect(page).toHaveURL(/#\/collections/);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
  });
});
