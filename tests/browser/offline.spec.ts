import type { Request } from "@playwright/test";
import { cancel, test, text } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("Without a network a list says that it could not be loaded, and Retry brings it; a save says so at once in what can be closed, keeps the edits, and does not happen later by itself", async ({
  signedIn: page,
  saves,
  stored,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  const onTheirWay = new Set<Request>();
  page.on("request", (request) => request.url().endsWith(".js") && onTheirWay.add(request));
  page.on("requestfinished", (request) => onTheirWay.delete(request));
  const parts = [/\/Toaster-[\w-]+\.js$/, /\/FormPanelView-[\w-]+\.js$/].map((file) =>
    page.waitForEvent("requestfinished", (request) => file.test(request.url())),
  );
  await page.goto("#/settings/admins");
  const admin = page.getByRole("cell", { name: "admin@example.com" });
  await expect(admin).toBeVisible();
  // What tells of a save, and the panel of an admin, are loaded a while after the page, with what they import.
  await page.clock.fastForward(3000);
  await Promise.all(parts);
  await expect.poll(() => onTheirWay.size).toBe(0);

  await test.step("a list says that it could not be loaded, and Retry brings it", async () => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Refresh" }).click();
    const failed = page.getByRole("alert").filter({ hasText: "The admins could not be loaded." });
    await expect(failed).toContainText("The backend does not answer.");
    await expect(admin).toBeVisible();
    await page.context().setOffline(false);
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(failed).toBeHidden();
  });

  await test.step("a save says so at once in what can be closed, and does not happen later by itself", async () => {
    // An answer on its way would be taken for that of the save's own read.
    const read = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/settings"));
    await page.goto("#/settings");
    await read;
    await text(page, "Application name").fill("Harbour");
    await page.context().setOffline(true);
    await page.keyboard.press("Control+s");
    const said = page.getByRole("listitem").filter({ hasText: "The backend does not answer." });
    await expect(said).toBeVisible();
    await expect(text(page, "Application name")).toBeFocused();
    await said.getByRole("button", { name: "Close" }).click();
    await expect(said).toBeHidden();
    await expect(cancel(page)).toBeEnabled();
    await page.context().setOffline(false);
    await page.reload();
    await expect(text(page, "Application name")).toHaveValue("Acme");
    expect(saves).toEqual([]);
    expect((await stored()).meta.appName).toBe("Acme");
  });
});
