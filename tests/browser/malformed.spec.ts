import type { Page } from "@playwright/test";
import { expect, fillIn, firstAdmin, test } from "./support/test";

const notTheBackend = "What answers there is not the backend, or its answer was cut off. Try again.";

const counts = { page: 1, perPage: 30, totalItems: 1, totalPages: 1 };

const answers = [
  { json: {} },
  { json: [] },
  { body: "null", contentType: "application/json" },
  { body: "<!doctype html><title>Router</title>", contentType: "text/html" },
];

const places = [
  { at: "settings", call: "**/api/settings", title: "The settings could not be loaded.", answer: answers[0] },
  { at: "settings/tokens", call: "**/api/settings", title: "The settings could not be loaded.", answer: answers[1] },
  { at: "settings/admins", call: "**/api/admins?*", title: "The admins could not be loaded.", answer: answers[2] },
  { at: "collections", call: "**/api/collections?*", title: "The list could not be loaded.", answer: answers[3] },
  {
    at: "collections",
    call: "**/api/collections/*/records?*",
    title: "The records could not be loaded.",
    answer: { json: counts },
  },
  {
    at: "logs",
    call: "**/api/logs/requests?*",
    title: "The logs could not be loaded.",
    answer: { json: { ...counts, items: [null] } },
  },
];

test("what is not the backend's answer is nowhere taken for it, and Retry reads again", async ({
  signedIn,
  site,
  expectProblem,
}) => {
  expectProblem(/^warning: The application's name could not be read: What answers there is not the backend/);
  for (const { at, call, title, answer } of places) {
    // Each place is met as if it were the first.
    await signedIn.goto("about:blank");
    await signedIn.route(call, (route) =>
      route.request().method() === "GET" ? route.fulfill(answer) : route.fallback(),
    );
    await signedIn.goto(`${site.url}#/${at}`);
    const alert = signedIn.getByRole("alert").filter({ hasText: title });
    await expect(alert).toContainText(notTheBackend);
    await signedIn.unroute(call);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toBeHidden();
  }
});

test("a list of hours that is none is told where the chart would be", async ({ signedIn: page }) => {
  await page.route("**/api/logs/requests/stats*", (route) => route.fulfill({ json: [{}] }));
  await page.goto("#/logs");
  const alert = page.getByRole("alert").filter({ hasText: "The chart could not be loaded." });
  await expect(alert).toContainText(notTheBackend);
});

test("a sign-in that something else answers says so, and lets nobody in", async ({ page }) => {
  const enter = async (at: Page): Promise<void> => {
    await fillIn(at, { Email: firstAdmin.email, Password: firstAdmin.password });
    await at.getByRole("button", { name: "Login" }).click();
  };
  await page.goto("#/login");
  for (const answer of answers) {
    await page.route("**/api/admins/auth-with-password", (route) => route.fulfill(answer));
    await enter(page);
    await expect(page.getByText(notTheBackend)).toBeVisible();
    await page.unroute("**/api/admins/auth-with-password");
  }
  await enter(page);
  await expect(page.getByRole("button", { name: `Account of ${firstAdmin.email}` })).toBeVisible();
});

test("a save that something else answers is not said to have succeeded, and what was typed stays", async ({
  signedIn: page,
}) => {
  await page.route("**/api/settings", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await page.goto("#/settings");
  const name = page.getByRole("textbox", { name: "Application name" });
  await name.fill("Harbour");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByText(notTheBackend)).toBeVisible();
  await expect(name).toHaveValue("Harbour");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
});
