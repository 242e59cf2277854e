import type { Page, Request } from "@playwright/test";
import { expiredSession } from "./support/site";
import { expect, fillIn, firstAdmin, storeSession, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** The page's requests to the API, from now on. */
function callsOf(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
}

test("sends requests to the backend alone, and the token only after the sign-in", async ({ page, site }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== site.api)
      elsewhere.push(request.url());
  });
  await storeSession(page, site, expiredSession(site));
  await page.goto("#/login");

  const token = await test.step("signs in without a token", async () => {
    await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
    const asked = page.waitForRequest("**/api/admins/auth-with-password");
    await page.getByRole("button", { name: "Login" }).click();
    const headers = await (await asked).allHeaders();
    expect(headers["authorization"]).toBeUndefined();
    expect(headers["accept-language"]).toBe("en-US");
    expect((await asked).postDataJSON()).toEqual({ identity: firstAdmin.email, password: firstAdmin.password });
    const answered = (await (await (await asked).response())!.json()) as { token: string };
    await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();
    return answered.token;
  });

  await test.step("sends the token without a prefix, and the language", async () => {
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    const calls = callsOf(page);
    await page.reload();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await page.goto("#/settings");
    await expect(page.getByRole("heading", { name: "Application settings" })).toBeVisible();
    const sent = await Promise.all(calls.map((call) => call.allHeaders()));
    expect(sent.length).toBeGreaterThan(3);
    expect(sent[0]?.["authorization"]).toBe(token);
    for (const headers of sent) {
      expect(headers["authorization"]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(headers["accept-language"]).toBe("en-US");
    }
  });

  await page.goto("#/settings/mail");
  await page.getByRole("button", { name: 'Default "Verification" email template' }).click();
  await expect(page.locator(".cm-content").first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
