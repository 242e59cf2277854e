import { addressOf } from "./support/collections";
import { expect, test } from "./support/test";

const notTheBackend = "The answer was cut off or is not from the backend. Try again.";

test("a page of something else is not taken for the list beside the rows, and Retry reads again; an empty answer is not taken for a save, and what was typed stays", async ({
  signedIn: page,
}) => {
  const calls = "**/api/collections?*";
  await page.route(calls, (route) =>
    route.fulfill({ body: "<!doctype html><title>Router</title>", contentType: "text/html" }),
  );
  await page.goto(addressOf());
  const alert = page.getByRole("alert").filter({ hasText: "The list could not be loaded." });
  await expect(alert).toContainText(notTheBackend);
  await page.unroute(calls);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "users" })).toBeVisible();

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
