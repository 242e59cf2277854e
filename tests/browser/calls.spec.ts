import type { Page, Request } from "@playwright/test";
import { expiredSession } from "./support/site";
import { expect, fillIn, firstAdmin, storeSession, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const records = "**/api/collections/*/records?*";
const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" });

/** The page's requests to the API, from now on. */
function callsOf(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
}

/** Keeps a table's next answer back for ever; resolves once it has been asked for. */
const withheld = (page: Page): Promise<Request> =>
  new Promise((asked) => void page.route(records, (route) => asked(route.request()), { times: 1 }));

test("no request leaves the origin; a sign-in has no token, not even one that has run out; all after it have the new one, unprefixed, and ask for English", async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== site.api)
      elsewhere.push(request.url());
  });
  await storeSession(page, site, expiredSession(site));
  await page.goto("#/login");

  const token = await test.step("no token goes along with a sign-in", async () => {
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

  await test.step("the token goes unprefixed in Authorization, and Accept-Language is en-US", async () => {
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

test("an identical call in flight is cancelled by the later one; a collection that is gone is told of once, and another one is shown", async ({
  signedIn: page,
  site,
  whenDone,
  expectProblem,
}) => {
  const body = { name: "papers", type: "base", schema: [{ name: "title", type: "text" }] };
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", body);
  const remove = async () => void (await site.call("DELETE", `/api/collections/${id}`));
  // It is gone already, unless the test failed before.
  whenDone(() => remove().catch(() => {}));
  await page.goto(`#/collections?collectionId=${id}`);
  await expect(page.getByText("Showing 0 of 0")).toBeVisible();

  await test.step("an identical call in flight is cancelled by the later one", async () => {
    const first = withheld(page);
    await refresh(page).click();
    const earlier = await first;
    await expect(refresh(page)).toHaveAttribute("aria-busy", "true");
    const cancelled = page.waitForEvent("requestfailed");
    const answered = page.waitForResponse(records);
    await refresh(page).click();
    expect(await cancelled).toBe(earlier);
    expect(earlier.failure()?.errorText).toBe("net::ERR_ABORTED");
    expect((await answered).request().url()).toBe(earlier.url());
    await expect(refresh(page)).toHaveAttribute("aria-busy", "false");
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeHidden();
  });

  await test.step("a collection that is gone is told of once, and another one is shown", async () => {
    expectProblem(/status of 404 .*\/records\?/);
    await remove();
    // The list, were it faster, would tell before the rows are missed.
    const missed = page.waitForResponse((response) => response.status() === 404);
    await page.route(/\/api\/collections\?/, async (route) => {
      await missed;
      await route.continue();
    });
    await refresh(page).click();
    await expect(page.getByText(/papers/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "users" })).toBeVisible();
    await expect(page.getByText("The requested resource wasn't found.")).toBeHidden();
  });
});
