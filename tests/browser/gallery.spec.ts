import { expect, test as base } from "@playwright/test";
import { createServer } from "vite";

// The dev server of `npm run gallery`, on a free port.
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await createServer({ configFile: "tests/gallery/vite.config.ts", server: { port: 0 } });
      await server.listen();
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: "worker" },
  ],
});

test("shows states in the product's own runtime, with the requests of their saves", async ({ page, gallery }) => {
  // The first page waits until the packages are bundled.
  test.setTimeout(120_000);
  await page.goto(`${gallery}#version=v0.40&state=mail/page/1&answers=refusing saves`);
  const screen = page.frameLocator("iframe");
  const host = screen.getByRole("textbox", { name: "SMTP server host" });
  await expect(host).toHaveValue("smtp.example.com", { timeout: 60_000 });
  await page.getByRole("tab", { name: "Request" }).click();
  const details = page.getByRole("tabpanel");
  await expect(details).toContainText("PATCH /api/settings");

  await test.step("shows errors of a refused save at their fields", async () => {
    await host.fill("mail.example.com");
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect(host).toHaveAccessibleDescription(/The backend refuses this value/);
    await expect(details).toContainText('"host": "mail.example.com"');
  });

  await test.step("finds a state by its condition, and keeps it in the address", async () => {
    await page.getByLabel("Search states").fill("not smtp");
    await page.getByRole("link", { name: /not smtp.enabled/ }).click();
    await expect(screen.getByRole("switch", { name: /Use SMTP/ })).not.toBeChecked();
    await expect(page).toHaveURL(/state=mail%2Fpage%2F2/);
  });

  await test.step("opens a popup of a row, on another version", async () => {
    await page.goto(`${gallery}#version=v0.39&state=collections/popup Impersonate of type = auth, ids.required/1`);
    await expect(screen.getByRole("dialog", { name: "Impersonate" })).toBeVisible();
  });
});
